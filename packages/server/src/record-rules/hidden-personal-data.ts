import { createHmac } from 'node:crypto'
import type { Schema } from '@latchkey/contract'

type PiiConfig = Schema<'LogStreamPiiConfig'>
type Field = PiiConfig['log_fields'][number]

/** The members of log entries with each kind of personal data. */
const membersOf: Readonly<Record<Field, readonly string[]>> = {
  first_name: ['given_name', 'first_name'],
  last_name: ['family_name', 'last_name'],
  username: ['username', 'user_name', 'nickname'],
  email: ['email', 'user_name'],
  phone: ['phone_number', 'phone'],
  address: ['address'],
}

/**
 * Masks or hashes personal data in a log entry, at any depth.
 *
 * @param hashKey the HMAC key for `method: hash`
 */
export function hidePersonalData(
  entry: unknown,
  { log_fields, method = 'mask' }: PiiConfig,
  hashKey: string,
): unknown {
  const members = new Set(log_fields.flatMap((field) => membersOf[field]))
  const hide = (text: string) => (method === 'hash' ? hash(text, hashKey) : mask(text))
  const walk = (value: unknown, isHidden: boolean): unknown => {
    if (typeof value === 'string') return isHidden ? hide(value) : value
    if (Array.isArray(value)) return value.map((each) => walk(each, isHidden))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    return Object.fromEntries(
      entries.map(([name, each]) => [name, walk(each, isHidden || members.has(name))]),
    )
  }
  return walk(entry, false)
}

const hash = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

function mask(text: string): string {
  const letters = [...text]
  if (letters.length < 3) return '*'.repeat(letters.length)
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}
