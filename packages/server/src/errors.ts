import { accountErrors } from './errors/account-errors.ts'
import { actionErrors } from './errors/action-errors.ts'
import { authenticationErrors } from './errors/authentication-errors.ts'
import { directoryErrors } from './errors/directory-errors.ts'
import { formErrors } from './errors/form-errors.ts'
import { managementErrors } from './errors/management-errors.ts'
import type { PasswordExplanation } from './errors/password-explanation.ts'
import { profileErrors } from './errors/profile-errors.ts'
import { requestErrors } from './errors/request-errors.ts'
import type { ErrorRow } from './errors/row.ts'
import { scimErrors } from './errors/scim-errors.ts'
import { testControlErrors } from './errors/test-control-errors.ts'

/** Every error that the server answers with, by its code. */
export const errorTable = {
  ...requestErrors,
  ...accountErrors,
  ...authenticationErrors,
  ...managementErrors,
  ...directoryErrors,
  ...actionErrors,
  ...formErrors,
  ...profileErrors,
  ...scimErrors,
  ...testControlErrors,
} as const

/** The stable name of an error in logs and tests. */
export type ErrorCode = keyof typeof errorTable

interface Details {
  readonly message?: string
  /** The status in place of that of the code, where a test control asks for one. */
  readonly status?: number
  /** Headers of the answer, such as `WWW-Authenticate` or `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Members of the body of a 401, as clients of this API expect them. */
  readonly attributes?: Readonly<Record<string, string>>
  /** The rules that the new password breaks. */
  readonly explanation?: PasswordExplanation
  /** The error behind this one: it is logged, and never sent. */
  readonly cause?: unknown
}

/**
 * An error whose code and message the caller is answered. Any other thrown value becomes a 500
 * without details.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errorCode: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>> | undefined
  readonly explanation: PasswordExplanation | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    const { status, message, errorCode }: ErrorRow = errorTable[code]
    super(details.message ?? message, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = details.status ?? status
    this.errorCode = errorCode
    this.headers = details.headers ?? {}
    this.attributes = details.attributes
    this.explanation = details.explanation
  }
}

/**
 * The error of a body that satisfies its schema but violates another rule. Its message has the form
 * of the messages about the schema.
 *
 * @param reason the rule, such as '`phone_number` is required'
 * @param place the property, such as `options.mfa`
 */
export function refusedBody(reason: string, place: string): ApiError {
  const message = `Payload validation error: '${reason}' on property ${place}.`
  return new ApiError('invalid_body', { message })
}
