import { createHash } from 'node:crypto'
import type { Settings } from './tenant-defaults.ts'

/** The names of a user, from which the default picture is made. */
export interface CalledBy {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
  readonly username?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** The default picture of a user. */
export type DefaultPicture = (user: CalledBy) => string

interface PictureTenant {
  /** The issuer of the tenant, with a trailing slash. */
  readonly issuer: string
  readonly settings: Settings
}

/**
 * Creates the function that answers the URL of a user's default picture: at the tenant, or with
 * `compatible_pictures` at Gravatar.
 */
export const defaultPictureOf =
  ({ issuer, settings }: PictureTenant): DefaultPicture =>
  (user) => {
    const known = knownBy(user)
    return settings.compatible_pictures === true
      ? gravatarOf(known)
      : `${issuer}pictures/${encodeURIComponent(initialsOf(user.name || known))}`
  }

/** The identifier that stands for a missing name. */
export const knownBy = ({ email, username, phoneNumber }: CalledBy): string =>
  email ?? username ?? phoneNumber ?? ''

const notInitial = /[^\p{L}\p{Nd}]/gu

/** The initials of a name without letters and digits. */
const unknownInitials = '?'

/** The first two letters of a word; the second may be missing. */
const firstLetters = /([\p{L}\p{Nd}])[^\p{L}\p{Nd}]*([\p{L}\p{Nd}]?)/u

/** The first letters of the first and the last word; for a single word, its first two letters. */
function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => firstLetters.exec(word))
    .filter((letters) => letters !== null)
  const [, first = '', second = ''] = words[0] ?? []
  const [, last] = words.length > 1 ? (words.at(-1) ?? []) : []
  const letters = `${first}${last ?? second}`
  // An upper-case letter may become two, or a letter with a mark.
  const capitals = letters.toUpperCase().replace(notInitial, '')
  return [...capitals].slice(0, 2).join('') || unknownInitials
}

/** Whether a text is one or two letters or digits, or `unknownInitials`. */
export const isInitials = (text: string): boolean =>
  /^[\p{L}\p{Nd}]{1,2}$/u.test(text) || text === unknownInitials

/** The picture of the hosted API: Gravatar by e-mail address, with the initials as a fallback. */
function gravatarOf(known: string): string {
  const digest = createHash('md5').update(known.toLowerCase()).digest('hex')
  const letters = encodeURIComponent([...known].slice(0, 2).join('').toLowerCase())
  const fallback = encodeURIComponent(`https://cdn.auth0.com/avatars/${letters}.png`)
  return `https://s.gravatar.com/avatar/${digest}?s=480&r=pg&d=${fallback}`
}
