import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { EndedSession } from '../../store/oidc/ended-session.ts'
import { noLinks } from '../../store/oidc/oidc-statements.ts'
import { placeOf } from '../login-origin.ts'

interface SessionsThere {
  readonly subject?: string | undefined
  /** If empty, all sessions of the user. */
  readonly sids: readonly string[]
}

/**
 * Ends the sessions that began with a log-in in the named sessions at an identity provider, and
 * writes a log entry (type `slo`) for each.
 */
export function endFromUpstream(
  req: Request,
  { id: connectionId, name }: Connection,
  { subject, sids }: SessionsThere,
): Promise<readonly EndedSession[]> {
  const author = { description: 'Log out by an identity provider' }
  return req.tenant.store.write(author, async ({ sessions, logs }) => {
    const named = { connectionId, subject, ...(sids.length > 0 && { sids }) }
    const ended = await sessions.endOfUpstream(named)
    const place = { ...placeOf(req), connection: name, connection_id: connectionId }
    for (const { accountId } of ended) {
      await logs.append({
        type: 'slo',
        description: 'Logged out by the identity provider',
        user_id: accountId,
        ...place,
      })
    }
    return ended
  })
}

/**
 * Writes to the log (type `flo`) why a log-out message of an identity provider was refused, or why
 * a log-out there was not complete.
 */
export async function logRefusal(
  req: Request,
  { id: connection_id, name: connection }: Connection,
  description: string,
): Promise<void> {
  const author = { description: 'Log out by an identity provider' }
  const entry = { type: 'flo', connection, connection_id, ...placeOf(req) } as const
  await req.tenant.store.write(author, ({ logs }) =>
    logs.append({ ...entry, description: description.slice(0, descriptionLengthMax) }),
  )
}

const descriptionLengthMax = 1_024

/**
 * Waits for the verification of a token of an identity provider, which asks for its keys.
 *
 * @throws ApiError `provider_unavailable`, which is logged, if the provider does not respond
 */
export async function verifiedThere<T>(
  req: Request,
  connection: Connection,
  verifying: Promise<T>,
): Promise<T> {
  try {
    return await verifying
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause
    await logRefusal(req, connection, `The identity provider did not answer: ${cause.message}`)
    throw new ApiError('provider_unavailable', { cause })
  }
}

const messageModel = 'UpstreamMessage'
/**
 * How long a message is remembered as used: longer than a message is accepted after it was issued.
 */
const rememberedMs = 60 * 60 * 1000

/**
 * Marks a message of an identity provider as used, for all processes.
 *
 * @returns false if the message was used before
 */
export function isFirstUse(
  { tenant }: Request,
  { issuer, id }: { readonly issuer: string; readonly id: string },
): Promise<boolean> {
  const { records, now } = tenant.store.oidc
  return records.insert(messageModel, `${issuer} ${id}`, {
    payload: {},
    ...noLinks,
    expiresAt: new Date(now().getTime() + rememberedMs),
  })
}
