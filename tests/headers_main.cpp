// Empty program for the precompiled headers that tests share (tests/CMakeLists.txt).
int main() { return 0; }
