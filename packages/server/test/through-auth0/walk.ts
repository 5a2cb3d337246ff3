/** Every item of a list, whatever its pages. */
export async function collect<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of pages) items.push(item)
  return items
}

/** Status and body of a refusal; nothing where the work succeeds. */
export async function failure(work: PromiseLike<unknown>) {
  try {
    await work
    return undefined
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: number; body?: unknown }
    return { statusCode, body }
  }
}
