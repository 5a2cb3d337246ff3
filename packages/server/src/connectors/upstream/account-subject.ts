import type { ConnectionWith } from '../connector.ts'

/** The subject of a provider's user, unique per provider or per connection. */
export function accountSubject({ connection, connector }: ConnectionWith, subject: string): string {
  return connector.redirect?.hasOneProvider ? subject : `${connection.name}|${subject}`
}

/** Whether an account can have this identifier: longer ones and control characters are refused. */
export function isAccountSubject(subject: string): boolean {
  return subject.length <= subjectLengthMax && !/\p{Cc}/u.test(subject)
}

const subjectLengthMax = 255
