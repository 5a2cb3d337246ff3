import { domainToASCII } from 'node:url'
import { usernameCaseMapped } from './precis.ts'

/** The kinds of identifiers that users log in with. */
export type IdentifierKind = 'email' | 'username' | 'phone_number'

/** An identifier in the form in which it is stored and compared. */
export interface Identifier {
  readonly kind: IdentifierKind
  readonly value: string
}

/** The greatest length of an e-mail address (RFC 5321, section 4.5.3.1). */
const identifierLengthMax = 320
const emailLengthMax = 254
const localPartBytesMax = 64

/** A dot-string (RFC 5321, section 4.1.2), with letters and digits beyond ASCII (RFC 6531). */
const localPart =
  /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainName =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/**
 * Normalizes an e-mail address: lower case, the local part in NFC without characters that look like
 * others (which NFKC changes, or which are ignorable), the domain in ASCII (RFC 5891).
 *
 * @returns undefined for text that is no address
 */
export function emailOf(text: string): string | undefined {
  if (text.length > emailLengthMax) return undefined
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFC')
  if (local.normalize('NFKC') !== local || /\p{Default_Ignorable_Code_Point}/u.test(local)) {
    return undefined
  }
  if (!localPart.test(local) || Buffer.byteLength(local) > localPartBytesMax) return undefined
  const domain = domainOf(text.slice(at + 1))
  return domain === undefined ? undefined : `${local}@${domain}`
}

/**
 * The domain of an e-mail address in lower-case ASCII (RFC 5891).
 *
 * @returns undefined for text that is no domain
 */
export function domainOf(text: string): string | undefined {
  // `domainToASCII` ignores characters that URLs allow and domains do not.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined
  const domain = domainToASCII(text)
  return domainName.test(domain) && !/(^|\.)\d+$/.test(domain) ? domain : undefined
}

/** An E.164 number; undefined for other text. */
function phoneNumberOf(text: string): string | undefined {
  return /^\+[0-9]{1,15}$/.test(text) ? text : undefined
}

/** A number with spaces, hyphens, dots or brackets between its digits. */
const writtenNumber = /^\+[0-9][0-9 ().-]{0,30}$/

/**
 * Normalizes a username (RFC 8265, section 3.3). It must not look like an e-mail address or a phone
 * number, which would name two accounts.
 */
function usernameOf(text: string): string | undefined {
  const mapped = usernameCaseMapped(text)
  if (mapped === undefined || emailOf(mapped) !== undefined) return undefined
  return writtenNumber.test(mapped) ? undefined : mapped
}

/** Normalizes an identifier by its kind; undefined for an invalid one. */
export const normalForms = {
  email: emailOf,
  username: usernameOf,
  phone_number: phoneNumberOf,
} as const satisfies Record<IdentifierKind, (text: string) => string | undefined>

/**
 * Classifies what a user typed to log in: an e-mail address, a phone number, or else a username.
 *
 * @returns undefined for a text that no user can have: empty, too long, or with a NUL
 */
export function typedIdentifier(typed: string): Identifier | undefined {
  const text = typed.trim()
  const isBroken = text.includes('\0') || !text.isWellFormed()
  if (text === '' || text.length > identifierLengthMax || isBroken) return undefined
  const email = emailOf(text)
  if (email !== undefined) return { kind: 'email', value: email }
  const number = writtenNumber.test(text) ? phoneNumberOf(text.replace(/[^+0-9]/g, '')) : undefined
  if (number !== undefined) return { kind: 'phone_number', value: number }
  // A username stored by earlier releases, which did not apply the profile, is found as stored.
  const value = usernameCaseMapped(text) ?? text.toLowerCase().normalize('NFC')
  return { kind: 'username', value }
}
