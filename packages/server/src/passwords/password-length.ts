import type { Schema } from '@latchkey/contract'

/**
 * The most bytes of a password, in UTF-8, that count in a connection with `max_length_exceeded`:
 * those of which bcrypt makes a hash.
 */
export const passwordBytesMax = 72

/** Whether a connection cuts longer passwords off, at a log-in too. */
export const cutsPasswords = ({
  password_options,
}: Pick<Schema<'ConnectionOptions'>, 'password_options'>): boolean =>
  password_options?.complexity?.max_length_exceeded === 'truncate'

/** The part of a password that counts in a connection: what is hashed. */
export const countedPassword = (
  password: string,
  options: Parameters<typeof cutsPasswords>[0],
): string => (cutsPasswords(options) ? cutPassword(password) : password)

/** The beginning of a password that `passwordBytesMax` bytes hold, in whole characters. */
export function cutPassword(password: string): string {
  if (Buffer.byteLength(password) <= passwordBytesMax) return password
  const { read } = new TextEncoder().encodeInto(password, new Uint8Array(passwordBytesMax))
  return password.slice(0, read)
}
