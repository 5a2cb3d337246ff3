import type { TenantSealer } from '../../keys/tenant-sealer.ts'

/** The place of a user in an upload, and what seals it. */
interface Place {
  readonly sealer: Pick<TenantSealer, 'seal' | 'open'>
  readonly tenantId: string
  readonly jobId: string
  /** Of the user in the file, from 1. */
  readonly line: number
}

const mark = 'sealed:'
/** An escape may spell the name of the member. A text that begins with the mark would be opened. */
const mayHaveFactors = /mfa_factors|\\u|^sealed:/
const purposeOf = ({ jobId, line }: Place) => `imported-user/${jobId}/${line}`

/** Seals the text of a user if it may contain the secrets of second factors. */
export async function sealUser(place: Place, text: string | null): Promise<string | null> {
  if (text === null || !mayHaveFactors.test(text)) return text
  return mark + (await place.sealer.seal(place.tenantId, purposeOf(place), text))
}

/**
 * The text of a user who may be sealed.
 *
 * @throws Error if no key opens it
 */
export async function openUser(place: Place, text: string | null): Promise<string | null> {
  if (!text?.startsWith(mark)) return text
  return place.sealer.open(place.tenantId, purposeOf(place), text.slice(mark.length))
}
