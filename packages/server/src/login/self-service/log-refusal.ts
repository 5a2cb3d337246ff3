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
    const isRefused =
      error instanceof ApiError && ['invalid_body', 'connection_name_used'].includes(error.code)
    if (!isRefused) throw error
    await logRefusal(session, error.message)
    return reasonIn(error.message)
  }
}

/** The reason in the message of `invalid_body`, which also names a member of a body. */
const reasonIn = (message: string) =>
  /^Payload validation error: '(.+)' on property [\w.]+\.$/s.exec(message)?.[1] ?? message
