import type { ConnectionWith } from '../connector.ts'

/** The subject of a provider's user, unique per provider or per connection. */
export function accountSubject({ connection, connector }: ConnectionWith, subject: string): string {
  return connector.redirect?.hasOneProvider ? subject : `${connection.name}|${subject}`
}

/**
 * Whether an account can have this identifier: longer ones, control characters, and surrogates
 * without their other half are refused. The latter would all be stored as U+FFFD, so as equal.
 */
export function isAccountSubject(subject: string): boolean {
  return subject.length <= subjectLengthMax && !/[\p{Cc}\p{Surrogate}]/u.test(subject)
}

const subjectLengthMax = 255
