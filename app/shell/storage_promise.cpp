// Desktop version: the library is a file that nothing deletes.
#include "app/shell/storage_promise.h"

namespace cimaise {

struct StoragePromise::Answer {};

StoragePromise::StoragePromise(QObject* parent) : QObject(parent) {}

StoragePromise::~StoragePromise() = default;

StoragePromise::State StoragePromise::state() const { return NotNeeded; }

void StoragePromise::ask() {}

} // namespace cimaise
