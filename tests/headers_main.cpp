// Nothing but a place for the headers that tests share (tests/CMakeLists.txt).
int main() { return 0; }
