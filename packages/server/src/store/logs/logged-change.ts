import type { Change } from './changes.ts'

/** The longest change in the log, as JSON, in UTF-16 code units; a longer one is shortened. */
export const changeLengthMax = 32_768
/** The longest member of a shortened change. */
export const memberLengthMax = 1_024

/**
 * A change as the log contains it. A member that is too long is replaced by a sentence with its
 * length: responses list hundreds of entries, and a user may have megabytes of metadata.
 */
export function loggedChange(change: Change): Change {
  if (JSON.stringify(change).length <= changeLengthMax) return change
  const { resource, before, after } = change
  return {
    resource,
    ...(before && { before: shortened(before) }),
    ...(after && { after: shortened(after) }),
  }
}

/** The text in place of a member that is too long. */
export const leftOut = (length: number | string) => `Left out: ${length} characters of JSON.`

function shortened(members: object): object {
  const entries = Object.entries(members).map(([name, value]) => {
    const { length } = JSON.stringify(value) ?? ''
    return [name, length > memberLengthMax ? leftOut(length) : value]
  })
  return Object.fromEntries(entries)
}
