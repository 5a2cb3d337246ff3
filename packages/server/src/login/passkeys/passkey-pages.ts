import type { Request, Response } from 'express'
import type { Serve } from '../../authentication/serve.ts'
import { ApiError } from '../../errors.ts'
import { renderPasskeyEnrollment } from '../../pages/passkey.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import type { PasskeyAccount } from '../../store/second-factors/passkeys.ts'
import { admit, browserOf, findUnderway, finish, formOf, originOf } from '../log-in/finish.ts'
import { writeLogin } from '../log-in/login-page.ts'
import { interactionPath } from '../log-in/paths.ts'
import { namedConnection } from '../log-in/ways-in.ts'
import type { Underway } from '../login-transaction.ts'
import { askSecondFactor } from '../second-factors/ask.ts'
import { factorEntry } from '../second-factors/note-factor.ts'
import { endPending, findPending, type Pending } from '../second-factors/pending.ts'
import { createEnrollmentOptions, userHandleOf, verifyEnrollment } from './ceremonies.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { declinePasskey } from './offer.ts'
import { readEnrollmentAnswer } from './read-answer.ts'

/** Logging in by a passkey, and creating one after a password. */
export const passkeyPages: Readonly<Record<string, Serve>> = {
  createPasskeyUse,
  getPasskeyEnrollmentPage,
  createPasskeyEnrollment,
}

async function createPasskeyUse(...[req, res, of]: Parameters<Serve>): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { interaction, client, provider } = underway
  const outcome = await logInByPasskey({
    tenant: req.tenant,
    origin: originOf(req, client),
    connection: namedConnection(underway.interaction),
    place: { purpose: 'log-in', id: interaction.uid },
    answer: formOf(req).get('credential') ?? '',
    asked: interaction.params,
    browser: browserOf(req, res, provider),
  })
  if ('refused' in outcome) return writeLogin(req, res, underway, { error: outcome.refused })
  const { amr } = outcome
  if ('account' in outcome) return finish(req, res, underway, outcome.account.userId, amr)
  const { passwordHash: _, offersEnrollment: __, ...account } = outcome.halfway
  await askSecondFactor(req, res, underway, { userId: account.userId, amr, account })
}

/** Somebody who has shown all that is asked for. */
interface Offered extends Underway {
  readonly pending: Pending
  readonly account: PasskeyAccount
}

/** @returns nothing where the browser has been sent elsewhere, as nobody has logged in */
async function findOffered(...[req, res, of]: Parameters<Serve>): Promise<Offered | undefined> {
  const underway = await findUnderway(req, res, of)
  const { interaction, client } = underway
  const pending = await findPending(req.tenant, 'PasskeyOffer', interaction.uid)
  if (!pending) {
    const Location = `${interactionPath(interaction.uid)}/login`
    res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
    return undefined
  }
  const place = { clientId: client.clientId, connection: namedConnection(underway.interaction) }
  const account = await req.tenant.store.passkeys.findAccount(pending, place)
  if (!account || account.isBlocked) throw new ApiError('interaction_expired')
  return { ...underway, pending, account }
}

async function getPasskeyEnrollmentPage(...[req, res, of]: Parameters<Serve>): Promise<void> {
  const offered = await findOffered(req, res, of)
  if (!offered) return
  if (!queryOf(req).has('later')) return writeEnrollment(req, res, offered)
  await declinePasskey(req, offered.pending)
  await goOn(req, res, offered)
}

async function createPasskeyEnrollment(...[req, res, of]: Parameters<Serve>): Promise<void> {
  const offered = await findOffered(req, res, of)
  if (!offered) return
  const { tenant, facts } = req
  const { interaction, client, pending, account } = offered
  const answer = readEnrollmentAnswer(formOf(req).get('credential') ?? '')
  const place = { purpose: 'enrollment', id: interaction.uid } as const
  const passkey = answer && (await verifyEnrollment(tenant, place, answer))
  if (!passkey) return writeEnrollment(req, res, offered, 'failed')
  const identityUserId = `${account.provider}|${account.providerUserId}`
  const its = { userHandle: userHandleOf(tenant, account.userId), userAgent: facts.userAgent }
  const entry = factorEntry(req, client, 'gd_enrollment_complete', { ...pending, account })
  try {
    await tenant.store.write({ description: 'Create a passkey' }, async ({ passkeys, logs }) => {
      await passkeys.enroll(account.userId, { ...passkey, ...its, identityUserId })
      await logs.append({ ...entry, description: 'A passkey was created' })
    })
  } catch (error) {
    const isKnown = error instanceof ApiError && error.code === 'authentication_method_exists'
    if (!isKnown) throw error
    return writeEnrollment(req, res, offered, 'failed')
  }
  await goOn(req, res, offered)
}

/** The offer counts once, as the log-in that it stands before. */
async function goOn(req: Request, res: Response, offered: Offered): Promise<void> {
  const { interaction, pending } = offered
  if (!(await endPending(req.tenant, 'PasskeyOffer', interaction.uid))) {
    throw new ApiError('interaction_expired')
  }
  await admit(res, offered, pending.userId, pending.amr)
}

async function writeEnrollment(
  req: Request,
  res: Response,
  { look, interaction, pending, account }: Offered,
  error?: 'failed',
): Promise<void> {
  const { tenant } = req
  const { users, authenticationMethods } = tenant.store
  const user = await users.get(pending.userId)
  const methods = await authenticationMethods.listOf(pending.userId)
  const userName = account.email ?? user?.username ?? user?.phone_number ?? pending.userId
  const place = { purpose: 'enrollment', id: interaction.uid } as const
  const options = await createEnrollmentOptions(tenant, place, {
    userName,
    displayName: user?.name,
    subject: pending.userId,
    known: methods.filter(({ type }) => type === 'passkey'),
    tenantName: look.tenantName,
  })
  const action = `${interactionPath(interaction.uid)}/passkey-enrollment`
  const form = { action, hidden: {}, options, otherUrl: `${action}?later=true`, error }
  const leadsTo = [String(interaction.params.redirect_uri ?? '')]
  writePage(res, renderPasskeyEnrollment(look, form), { status: error ? 400 : 200, leadsTo })
}
