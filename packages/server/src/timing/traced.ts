import { currentDeadline } from './deadline.ts'
import type { Attributes, Span } from './span.ts'

/** Runs `work` as a span of the current request. */
export async function traced<T>(
  name: string,
  attributes: () => Attributes,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = currentDeadline()?.span?.child(name, attributes())
  if (!span) return work(undefined)
  try {
    return await work(span)
  } catch (error) {
    span.fail()
    throw error
  } finally {
    span.end()
  }
}
