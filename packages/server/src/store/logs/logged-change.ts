import type { Change } from './changes.ts'

/** Maximum length of a change in the log as JSON, in UTF-16 code units, before it is shortened. */
export const changeLengthMax = 32_768
/** Maximum length of a member of a shortened one. */
export const memberLengthMax = 1_024

/**
 * A change as the log has it: what reads log entries reads hundreds, and a user may have megabytes
 * of metadata. A long member is replaced by a sentence with its length.
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

/** What a shortened change has in place of a long member. */
export const leftOut = (length: number | string) => `Left out: ${length} characters of JSON.`

function shortened(members: object): object {
  const entries = Object.entries(members).map(([name, value]) => {
    const { length } = JSON.stringify(value) ?? ''
    return [name, length > memberLengthMax ? leftOut(length) : value]
  })
  return Object.fromEntries(entries)
}
