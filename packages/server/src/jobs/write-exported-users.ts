import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Schema } from '@latchkey/contract'
import { stringify } from 'csv-stringify/sync'
import { memberOf } from '../members.ts'

type Field = Schema<'UsersExportField'>

/** The default columns of a CSV export. */
const columnsDefault: readonly Field[] = [
  'user_id',
  'email',
  'email_verified',
  'username',
  'phone_number',
  'phone_verified',
  'name',
  'given_name',
  'family_name',
  'nickname',
  'picture',
  'blocked',
  'identities[0].connection',
  'last_login',
  'logins_count',
  'created_at',
  'updated_at',
].map((name) => ({ name }))

const compress = promisify(gzip)

/**
 * Writes users as a part of a file. Each part is a member of a gzip file (RFC 1952, section 2.2),
 * so that another process can append the next one.
 */
export async function writeExportedUsers(
  users: readonly object[],
  { format, fields }: Schema<'UsersExportDefinition'>,
  isFirst: boolean,
): Promise<Buffer> {
  const text = format === 'csv' ? toCsv(users, fields, isFirst) : toLines(users, fields)
  return compress(text)
}

function toCsv(users: readonly object[], fields: readonly Field[] | undefined, isFirst: boolean) {
  const columns = fields?.length ? fields : columnsDefault
  const rows = users.map((user) => columns.map(({ name }) => toCell(valueAt(user, name))))
  const head = columns.map(nameOf)
  return stringify(isFirst ? [head, ...rows] : rows, { escape_formulas: true })
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function toLines(users: readonly object[], fields: readonly Field[] | undefined): string {
  const lines = users.map((user) => JSON.stringify(fields?.length ? pick(user, fields) : user))
  return lines.map((line) => `${line}\n`).join('')
}

function pick(user: object, fields: readonly Field[]): object {
  return Object.fromEntries(fields.map((field) => [nameOf(field), valueAt(user, field.name)]))
}

const nameOf = ({ name, export_as }: Field): string => export_as ?? name

/** The value at a path such as `user_metadata.color` or `identities[0].connection`. */
function valueAt(user: object, place: string): unknown {
  return place
    .split(/[.[\]]/)
    .filter((name) => name !== '')
    .reduce<unknown>(memberOf, user)
}
