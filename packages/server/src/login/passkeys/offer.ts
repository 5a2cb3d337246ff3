import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import { type Authentication, type LoginTransaction, pathOf } from '../login-transaction.ts'
import { type Pending, storePending } from '../second-factors/pending.ts'

/** The record of a user who declined the offer. */
const declined = 'DeclinedPasskey'
const declinedSeconds = 30 * 24 * 60 * 60

/** Stores that the user does not want a passkey, so that the offer is not repeated for 30 days. */
export const declinePasskey = (
  { tenant }: Request,
  { userId, clientId }: Pick<Pending, 'userId' | 'clientId'>,
): Promise<void> =>
  tenant.store.oidc.records.keep(declined, userId, {
    payload: {},
    accountId: userId,
    clientId,
    lifetimeSeconds: declinedSeconds,
  })

/**
 * After a log-in by password of a user without a passkey, redirects to the page that creates one.
 *
 * @returns whether it redirected
 */
export async function offerPasskey(
  req: Request,
  res: Response,
  transaction: LoginTransaction,
  authentication: Authentication,
): Promise<boolean> {
  const { userId, amr } = authentication
  const { client, step, connection: name, organization } = transaction
  const among = organization?.connections
  if (!amr.includes('pwd') || step !== 'login') return false
  const { connections, connectors, store } = req.tenant
  const { passkeys, authenticationMethods, oidc } = store
  const { clientId } = client
  if (!(await connections.findEnabledFor(clientId, { abilities: ['passkeys'], name, among })))
    return false
  const strategies = connectors.strategiesWith('passkeys')
  const place = { clientId, connection: name, among, strategies }
  const account = await passkeys.findAccount({ userId }, place)
  if (!account?.offersEnrollment) return false
  const methods = await authenticationMethods.listOf(userId)
  if (methods.some(({ type }) => type === 'passkey')) return false
  if (await oidc.records.find(declined, userId)) return false
  await storePending(req.tenant, 'PasskeyOffer', transaction.id, { ...authentication, clientId })
  const Location = `${pathOf(transaction)}/passkey-enrollment`
  redirectTo(res, Location)
  return true
}
