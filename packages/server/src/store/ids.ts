import { customAlphabet } from 'nanoid'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const long = customAlphabet(base58, 22)
const short = customAlphabet(base58, 16)

/** 32 letters and digits. */
export const newClientId = customAlphabet(alphanumeric, 32)
/** 64 letters and digits: 381 bits. */
export const newClientSecret = customAlphabet(alphanumeric, 64)

/** `acl_`, `est_`, `vct_` and 22 characters without look-alikes: 128 bits. */
export const newId = (prefix: 'acl' | 'est' | 'vct') => `${prefix}_${long()}`
/** `ten_`, `cgr_` and 16 such characters: 93 bits. */
export const newShortId = (prefix: 'cgr' | 'ten') => `${prefix}_${short()}`
/** 21 such characters, as the `kid` of a key. */
export const newKeyId = customAlphabet(base58, 21)

const digits = customAlphabet('0123456789', 35)

/** `900`, the time to the millisecond, and 35 random digits: 55 in all, in the order of time. */
export function newLogId(at: Date): string {
  return `900${at.toISOString().replace(/\D/g, '')}${digits()}`
}
