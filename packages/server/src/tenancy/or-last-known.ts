/** What was never known cannot be answered while the database is away: then its error is. */
export async function orLastKnown<T>(before: T | undefined, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (before === undefined) throw error
    return before
  }
}
