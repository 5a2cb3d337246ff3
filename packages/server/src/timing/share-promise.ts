/** The promises by key. A cache that evicts, such as an `LRUCache`, bounds their number. */
interface Promises<Key, Value> {
  get(key: Key): Promise<Value> | undefined
  set(key: Key, made: Promise<Value>): unknown
  delete(key: Key): unknown
}

/**
 * The promise of a key, which all callers share. It is made at the first call, and again at the
 * first call after it was rejected: a failure is not cached.
 */
export function sharePromise<Key, Value>(
  promises: Promises<Key, Value>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = promises.get(key)
  if (known) return known
  const made = make()
  promises.set(key, made)
  made.catch(() => {
    if (promises.get(key) === made) promises.delete(key)
  })
  return made
}
