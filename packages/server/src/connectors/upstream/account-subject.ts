import type { ConnectionWith } from '../connector.ts'

/**
 * The identifier of a user, unique among the users of the strategy: the subject, prefixed with the
 * name of the connection unless all connections of the strategy use the same provider.
 */
export function accountSubject({ connection, connector }: ConnectionWith, subject: string): string {
  return connector.redirect?.hasOneProvider ? subject : `${connection.name}|${subject}`
}

/**
 * Whether the server can store this identifier: it has at most 255 characters, no control
 * characters and no unpaired surrogates. PostgreSQL would store every unpaired surrogate as U+FFFD,
 * so that different identifiers became equal.
 */
export function isAccountSubject(subject: string): boolean {
  return subject.length <= subjectLengthMax && !/[\p{Cc}\p{Surrogate}]/u.test(subject)
}

const subjectLengthMax = 255

/**
 * Whether a new user may have this identifier: the `sub` of their tokens has at most 255 characters
 * (OpenID Connect Core 1.0, section 2). Earlier versions created users with longer ones, who still
 * log in.
 */
export const fitsSub = ({ connection }: Pick<ConnectionWith, 'connection'>, subject: string) =>
  `${connection.strategy}|${subject}`.length <= subLengthMax

const subLengthMax = 255
