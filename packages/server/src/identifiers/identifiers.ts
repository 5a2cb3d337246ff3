import { domainToASCII } from 'node:url'
import { usernameCaseMapped } from './precis.ts'

/** The kinds of identifiers that users log in with. */
export type IdentifierKind = 'email' | 'username' | 'phone_number'

/** An identifier in its stored form, by which it is compared. */
export interface Identifier {
  readonly kind: IdentifierKind
  readonly value: string
}

/** The greatest length of an e-mail address (RFC 5321, section 4.5.3.1). */
const identifierLengthMax = 320
const emailLengthMax = 254
const localPartBytesMax = 64
/**
 * More than any domain has before it is normalized, which takes quadratic time for marks in the
 * wrong order.
 */
const writtenDomainLengthMax = 1_000

/** A dot-string (RFC 5321, section 4.1.2), with letters and digits beyond ASCII (RFC 6531). */
const localPart =
  /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainName =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/**
 * Normalizes an e-mail address. The result is in lower case, its local part in NFC, and its domain
 * in ASCII (RFC 5891). Characters that look like others are refused: those that NFKC changes, and
 * ignorable ones.
 *
 * @returns undefined for a text that is no e-mail address
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
 * @returns undefined for a text that is no domain
 */
export function domainOf(text: string): string | undefined {
  if (text.length > writtenDomainLengthMax) return undefined
  // `domainToASCII` ignores characters that URLs allow and domains do not.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined
  const domain = domainToASCII(text)
  return domainName.test(domain) && !/(^|\.)\d+$/.test(domain) ? domain : undefined
}

/** Normalizes a phone number to E.164; undefined for any other text. */
function phoneNumberOf(text: string): string | undefined {
  return /^\+[0-9]{1,15}$/.test(text) ? text : undefined
}

/** A number with spaces, hyphens, dots or brackets between its digits. */
const writtenNumber = /^\+[0-9][0-9 ().-]{0,30}$/

/** The formats that a username may have besides plain characters. */
export interface AllowedTypes {
  readonly email?: boolean
  readonly phone_number?: boolean
}

/**
 * Normalizes a username (RFC 8265, section 3.3). One that is an e-mail address or a phone number
 * has the form of these, by which a log-in looks it up.
 */
function usernameOf(text: string, allowed: AllowedTypes = {}): string | undefined {
  const email = emailOf(text)
  if (email !== undefined) return allowed.email ? email : undefined
  if (writtenNumber.test(text)) return allowed.phone_number ? writtenNumberOf(text) : undefined
  const mapped = usernameCaseMapped(text)
  if (mapped === undefined || emailOf(mapped) !== undefined) return undefined
  return writtenNumber.test(mapped) ? undefined : mapped
}

const writtenNumberOf = (text: string) => phoneNumberOf(text.replace(/[^+0-9]/g, ''))

/** The functions that normalize an identifier, by its kind; undefined for an invalid one. */
export const normalForms = {
  email: emailOf,
  username: usernameOf,
  phone_number: phoneNumberOf,
} as const satisfies Record<
  IdentifierKind,
  (text: string, allowed?: AllowedTypes) => string | undefined
>

/**
 * Classifies what a user entered to log in: an e-mail address, a phone number, or a username.
 *
 * @returns undefined for a text that identifies no user: empty, too long, or with NUL
 */
export function typedIdentifier(typed: string): Identifier | undefined {
  const text = typed.trim()
  const isBroken = text.includes('\0') || !text.isWellFormed()
  if (text === '' || text.length > identifierLengthMax || isBroken) return undefined
  const email = emailOf(text)
  if (email !== undefined) return { kind: 'email', value: email }
  const number = writtenNumber.test(text) ? writtenNumberOf(text) : undefined
  if (number !== undefined) return { kind: 'phone_number', value: number }
  // Earlier releases stored usernames without the PRECIS profile; such a username is found as it
  // is.
  const value = usernameCaseMapped(text) ?? text.toLowerCase().normalize('NFC')
  return { kind: 'username', value }
}
