import { ApiError } from '../../errors.ts'
import { logTypes } from '../../log-types.ts'
import { appendEntry } from '../append-entry.ts'
import { placeOf } from '../login-origin.ts'
import type { SelfServiceSession } from './self-service-session.ts'

/** Writes to the log of the tenant why a step of a customer failed. */
export const logRefusal = (
  { req, tenant, connection }: SelfServiceSession,
  reason: string,
): Promise<void> =>
  appendEntry(tenant, 'Set up an identity provider', {
    ...placeOf(req),
    type: 'ss_sso_failure',
    description: `${logTypes.ss_sso_failure}: ${reason}`,
    ...(connection && {
      connection: connection.name,
      connection_id: connection.id,
      strategy: connection.strategy,
    }),
  })

/**
 * Runs what a customer has asked for.
 *
 * @returns the reason why their values were refused; undefined after a success
 */
export async function refusalOf(
  session: SelfServiceSession,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError && refusals.includes(error.code))) throw error
    await logRefusal(session, error.message)
    return reasonIn(error.message)
  }
}

/** What the values of a customer can be refused by. */
const refusals: readonly string[] = [
  'invalid_body',
  'connection_name_used',
  'connection_secret_required',
]

/** The reason in the message of `invalid_body`, which also names a member of a body. */
const reasonIn = (message: string) =>
  /^Payload validation error: '(.+)' on property [\w.]+\.$/s.exec(message)?.[1] ?? message
