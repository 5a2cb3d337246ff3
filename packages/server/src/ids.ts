import { customAlphabet } from 'nanoid'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const long = customAlphabet(base58, 22)
const short = customAlphabet(base58, 16)

/** 32 letters and digits. */
export const newClientId = customAlphabet(alphanumeric, 32)

/** `tpc_` and 22 characters without look-alikes, of an application that registered itself. */
export const newThirdPartyClientId = () => `tpc_${long()}`
/** 32 letters and digits, of a theme. */
export const newThemeId = newClientId
/** 64 letters and digits: 381 bits. */
export const newClientSecret = customAlphabet(alphanumeric, 64)

/** 32 letters and digits: 190 bits, for HS256. */
export const newSigningSecret = customAlphabet(alphanumeric, 32)

type LongPrefix = 'acl' | 'cred' | 'est' | 'evt' | 'pro' | 'rlp' | 'tem' | 'tep' | 'uap' | 'vct'
/** A prefix and 22 characters without look-alikes: 128 bits. */
export const newId = (prefix: LongPrefix) => `${prefix}_${long()}`
type ShortPrefix =
  | 'cac'
  | 'cd'
  | 'cgr'
  | 'con'
  | 'dcr'
  | 'dd'
  | 'grp'
  | 'job'
  | 'lst'
  | 'org'
  | 'rol'
  | 'ten'
  | 'tok'
  | 'uinv'
/** A prefix and 16 characters without look-alikes: 93 bits. */
export const newShortId = (prefix: ShortPrefix) => `${prefix}_${short()}`
/** Of an authentication method: its type and a device, as in `totp|dev_8Hq2vXcT6mKwZ4pB`. */
export const newMethodId = (type: string) => `${type}|dev_${short()}`
/** 24 digits of hexadecimal: 96 bits. */
export const newHexId = customAlphabet('0123456789abcdef', 24)
/** 21 characters without look-alikes, as the `kid` of a key. */
export const newKeyId = customAlphabet(base58, 21)

const digits = customAlphabet('0123456789', 35)

/** `900`, the time to the millisecond, and 35 random digits: 55 in all, in the order of time. */
export function newLogId(at: Date): string {
  return `${logIdAt(at)}${digits()}`
}

/** The id that sorts between those of entries before a time and those from it on. */
export function logIdAt(at: Date): string {
  return `900${at.toISOString().replace(/\D/g, '')}`
}
