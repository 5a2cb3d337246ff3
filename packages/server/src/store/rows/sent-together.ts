/**
 * Waits for statements that were sent in one round trip. If several fail, throws the error of the
 * first one in the list, in whatever order the answers arrive.
 */
export async function sentTogether<Sent extends readonly unknown[] | []>(sent: Sent) {
  const all = Promise.all(sent)
  all.catch(() => undefined) // the loop throws
  for (const each of sent) await each
  return all
}
