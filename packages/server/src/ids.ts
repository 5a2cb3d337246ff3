import { customAlphabet } from 'nanoid'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const long = customAlphabet(base58, 22)
const short = customAlphabet(base58, 16)

/** The id of a client: 32 letters and digits. */
export const newClientId = customAlphabet(alphanumeric, 32)

/** The id of a client that registered itself: `tpc_` and 22 characters without look-alikes. */
export const newThirdPartyClientId = () => `tpc_${long()}`
/** The id of a branding theme: 32 letters and digits. */
export const newThemeId = newClientId
/** The secret of a client: 64 letters and digits, 381 bits. */
export const newClientSecret = customAlphabet(alphanumeric, 64)

/** The secret of an access ticket of a customer: 32 letters and digits, 190 bits. */
export const newSelfServiceTicket = newClientId

/** The HS256 key of a resource server: 32 letters and digits, 190 bits. */
export const newSigningSecret = customAlphabet(alphanumeric, 32)

type LongPrefix =
  | 'ac'
  | 'acl'
  | 'ae'
  | 'af'
  | 'ap'
  | 'cop'
  | 'cred'
  | 'est'
  | 'evt'
  | 'pro'
  | 'rlp'
  | 'ssp'
  | 'tem'
  | 'tep'
  | 'uap'
  | 'vct'
/** An id of a prefix and 22 characters without look-alikes: 128 bits. */
export const newId = (prefix: LongPrefix) => `${prefix}_${long()}`
type ShortPrefix =
  | 'cac'
  | 'cd'
  | 'cgr'
  | 'con'
  | 'dcr'
  | 'dd'
  | 'dsy'
  | 'grp'
  | 'job'
  | 'lst'
  | 'org'
  | 'rol'
  | 'ten'
  | 'tok'
  | 'uinv'
/** An id of a prefix and 16 characters without look-alikes: 93 bits. */
export const newShortId = (prefix: ShortPrefix) => `${prefix}_${short()}`
/** The id of an authentication method: its type and a device, as in `totp|dev_8Hq2vXcT6mKwZ4pB`. */
export const newMethodId = (type: string) => `${type}|dev_${short()}`
/** An id of 24 hexadecimal digits: 96 bits. */
export const newHexId = customAlphabet('0123456789abcdef', 24)
/** The `kid` of a key: 21 characters without look-alikes. */
export const newKeyId = customAlphabet(base58, 21)

const digits = customAlphabet('0123456789', 35)

/**
 * The id of a log entry, which sorts by time: `900`, the 17 digits of the UTC time from the year to
 * the millisecond, and 35 random digits; 55 digits in all.
 */
export function newLogId(at: Date): string {
  return `${logIdAt(at)}${digits()}`
}

/** The smallest id of entries from this time on: ids of earlier entries sort before it. */
export function logIdAt(at: Date): string {
  return `900${at.toISOString().replace(/\D/g, '')}`
}
