import { createRequire } from 'node:module'
import type { Schema } from '@latchkey/contract'
import { fromBcrypt, fromCustom, PasswordHashError } from '@latchkey/password-hashes'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { identifierErrorOf, normalised } from '../identifiers/accept-identifiers.ts'
import { JsonTextError, readJson } from '../json-text/read-json.ts'
import { isObject } from '../members.ts'
import { requireTotpSecret } from '../record-rules/authentication-method-members.ts'
import type { Refusal } from '../store/jobs/job-work.ts'
import type { ImportedFactor, ImportedUser } from '../store/users/imported-users.ts'
import { once } from '../timing/once.ts'

type UserImport = Schema<'UserImport'>
type JobError = Schema<'JobError'>

/** The most errors reported for a user, and the most characters of the user's data in a report. */
const errorsMax = 20
const shownCharactersMax = 4096

const load = createRequire(import.meta.url)
/** Compiled for the first imported user, so that the start of the server is faster. */
const importChecker = once((): ValidateFunction<UserImport> => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
  // The `fast` formats: the strict patterns take long for crafted texts, whatever their maxLength.
  addFormats.default(ajv, { mode: 'fast', formats: ['email', 'uri'] })
  ajv.addSchema(load('@latchkey/contract/management.json') as object, 'management')
  return ajv.compile<UserImport>({ $ref: 'management#/components/schemas/UserImport' })
})

/**
 * Reads one user of an import file. The contract determines its members, and the connection its
 * identifiers.
 */
export function readImportedUser(
  text: string | null,
  connectionOptions: Schema<'ConnectionOptions'>,
): ImportedUser | Refusal {
  if (text === null) {
    return refuse({ code: 'TOO_LARGE', message: 'The user is larger than the allowed size.' })
  }
  const value = parse(text)
  if (value instanceof JsonTextError) {
    return refuse({ code: 'INVALID_JSON', message: `${value.message}.` })
  }
  const shown = shownOf(value)
  const isUserImport = importChecker()
  if (!isUserImport(value)) return refuse(errorsOf(isUserImport.errors ?? []), shown)
  if ((value.email ?? value.username ?? value.phone_number) === undefined) {
    const message = 'One of `email`, `username` and `phone_number` is required.'
    return refuse({ code: 'ANY_OF_MISSING', message }, shown)
  }
  const complaint = identifierErrorOf(value, connectionOptions)
  if (complaint) {
    const { kind, reason } = complaint
    return refuse({ code: 'FORMAT', message: `${reason}.`, path: kind }, shown)
  }
  const { password_hash: _a, custom_password_hash: _b, mfa_factors = [], ...given } = value
  const passwordHash = readPasswordHash(value)
  if (passwordHash instanceof PasswordHashError) {
    const { path, message } = passwordHash
    return refuse({ code: 'PASSWORD_HASH', message: `${message}.`, path }, shown)
  }
  const factors = mfa_factors.map(factorOf)
  return { given: { ...given, ...identifiersOf(value, connectionOptions) }, passwordHash, factors }
}

/** The contract lets a factor have one of the members. */
function factorOf({ totp, phone, email }: Schema<'UserImportFactor'>): ImportedFactor {
  if (totp) return { type: 'totp', totp_secret: requireTotpSecret(totp.secret) }
  return phone
    ? { type: 'phone', phone_number: phone.value }
    : { type: 'email', email: (email?.value ?? '').toLowerCase() }
}

/** The identifiers without null, which the schema of an import does not allow. */
function identifiersOf(value: UserImport, options: Schema<'ConnectionOptions'>) {
  const present = Object.entries(normalised(value, options)).filter(([, each]) => each !== null)
  return Object.fromEntries(present) as Pick<UserImport, 'email' | 'username' | 'phone_number'>
}

/** The members of a user that an error report may show. */
export function showImportedUser({ given }: ImportedUser): object {
  return shownOf(given) ?? {}
}

function refuse(errors: JobError | readonly JobError[], shown?: object): Refusal {
  return { errors: [errors].flat(), ...(shown && { shown }) }
}

function parse(text: string): unknown {
  try {
    return readJson(text, 'user')
  } catch (error) {
    if (error instanceof JsonTextError) return error
    throw error
  }
}

/** The user without secrets, for an error report. A long one is reduced to its identifiers. */
function shownOf(value: unknown): object | undefined {
  if (!isObject(value)) return undefined
  const secrets = value as UserImport
  const { password_hash: _a, custom_password_hash: _b, mfa_factors: _c, ...shown } = secrets
  if (JSON.stringify(shown).length <= shownCharactersMax) return shown
  const { email, username, phone_number, user_id } = shown
  const names = Object.entries({ email, username, phone_number, user_id })
  return Object.fromEntries(
    names.filter(([, name]) => typeof name === 'string' && name.length < shownCharactersMax / 4),
  )
}

function readPasswordHash({
  password_hash,
  custom_password_hash,
}: Pick<UserImport, 'password_hash' | 'custom_password_hash'>) {
  try {
    if (password_hash !== undefined && custom_password_hash !== undefined) {
      throw new PasswordHashError(
        '',
        '`password_hash` and `custom_password_hash` are mutually exclusive',
      )
    }
    if (password_hash !== undefined) return fromBcrypt(password_hash)
    return custom_password_hash === undefined ? null : fromCustom(custom_password_hash)
  } catch (error) {
    if (!(error instanceof PasswordHashError)) throw error
    const name = custom_password_hash === undefined ? 'password_hash' : 'custom_password_hash'
    return new PasswordHashError([name, error.path].filter(Boolean).join('.'), error.message)
  }
}

const codes: Readonly<Record<string, JobError['code']>> = {
  additionalProperties: 'OBJECT_ADDITIONAL_PROPERTIES',
  enum: 'ENUM_MISMATCH',
  format: 'FORMAT',
  maxLength: 'MAX_LENGTH',
  maximum: 'MAXIMUM',
  minLength: 'MIN_LENGTH',
  minimum: 'MINIMUM',
  pattern: 'PATTERN',
  required: 'OBJECT_REQUIRED',
  type: 'INVALID_TYPE',
}

function errorsOf(errors: readonly ErrorObject[]): readonly JobError[] {
  return errors.slice(0, errorsMax).map(({ keyword, instancePath, message = '', params }) => {
    const surplus = keyword === 'additionalProperties' ? [params.additionalProperty] : []
    const names = [...instancePath.split('/').slice(1), ...surplus].map((name) =>
      String(name).slice(0, 100),
    )
    const path = names.join('.').slice(0, 1000)
    return {
      code: codes[keyword] ?? 'NOT_PASSED',
      message: `${path === '' ? 'The user' : `\`${path}\``} ${message}.`.slice(0, 1000),
      ...(path !== '' && { path }),
    }
  })
}
