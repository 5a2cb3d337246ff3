/**
 * Reads a value; while the database is unavailable, returns the last value that was read.
 *
 * @throws the error of `read` if there is no earlier value
 */
export async function orLastRead<T>(before: T | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (before === undefined) throw error
    return before
  }
}
