import { domainToASCII } from 'node:url'
import { usernameCaseMapped } from './precis.ts'

/** The kinds of identifiers that users log in with. */
export type IdentifierKind = 'email' | 'username' | 'phone_number'

/** An identifier in the form in which it is stored and compared. */
export interface Identifier {
  readonly kind: IdentifierKind
  readonly value: string
}

/** No identifier is longer than an e-mail address may be (RFC 5321, section 4.5.3.1). */
const identifierLengthMax = 320
const emailLengthMax = 254
const localPartBytesMax = 64

/** A dot-string (RFC 5321, section 4.1.2), with letters and digits beyond ASCII (RFC 6531). */
const localPart =
  /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainName =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/**
 * An e-mail address in one form: letters small, the local part in NFC and with no character that
 * only looks like another (NFKC changes it, or it is ignorable), the domain in ASCII (RFC 5891).
 *
 * @returns nothing for what is no address
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
 * A domain of e-mail addresses in ASCII, in small letters (RFC 5891).
 *
 * @returns nothing for what is no domain
 */
export function domainOf(text: string): string | undefined {
  // `domainToASCII` ignores what may stand in an address of the web and not in a domain.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined
  const domain = domainToASCII(text)
  return domainName.test(domain) && !/(^|\.)\d+$/.test(domain) ? domain : undefined
}

/** An E.164 number; nothing for what is none. */
export function phoneNumberOf(text: string): string | undefined {
  return /^\+[0-9]{1,15}$/.test(text) ? text : undefined
}

/** A number as people write it: digits with spaces, hyphens, dots or brackets between them. */
const writtenNumber = /^\+[0-9][0-9 ().-]{0,30}$/

/**
 * A username in one form (RFC 8265, section 3.3). What reads as an e-mail address or a phone number
 * is none: it would name two accounts.
 */
export function usernameOf(text: string): string | undefined {
  const mapped = usernameCaseMapped(text)
  if (mapped === undefined || emailOf(mapped) !== undefined) return undefined
  return writtenNumber.test(mapped) ? undefined : mapped
}

/** The one form of an identifier of a kind, or nothing for a text that is none. */
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
  // A name that was stored before the profile was asked of names is found as it was stored.
  const value = usernameCaseMapped(text) ?? text.toLowerCase().normalize('NFC')
  return { kind: 'username', value }
}
