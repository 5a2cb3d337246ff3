import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import {
  amrOf,
  passkeyRules,
  userHandleOf,
  verifyEnrollment,
} from '../../login/passkeys/ceremonies.ts'
import { logInByPasskey } from '../../login/passkeys/log-in-by-passkey.ts'
import { readEnrollmentAnswer } from '../../login/passkeys/read-answer.ts'
import { signUp } from '../../login/sign-up/sign-up.ts'
import { requestedByClient } from '../authorize/requested-by-client.ts'
import { appOriginsOf } from '../passkey/app-origins.ts'
import { consumePasskeySession, type PasskeySession } from '../passkey/sessions.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import {
  type Granting,
  originOfGrant,
  programOfGrant,
  required,
  type UserGrant,
} from './granting.ts'
import type { Authenticated, GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

/** The grant by a passkey, after `/passkey/challenge` or `/passkey/register`. */
export const webauthnGrant: UserGrant = {
  grantType: 'urn:okta:params:oauth:grant-type:webauthn',
  parameters: ['auth_session', 'authn_response', 'realm'],
  async authenticate(ctx, granting) {
    const [id = '', answer = ''] = required(ctx, granting, 'auth_session', 'authn_response')
    const { tenant, oidc } = granting
    const origin = await originOfGrant(ctx, granting)
    const session = await consumePasskeySession(tenant, id, origin.clientId)
    if (!session) throw refusal(oidc, 403, 'invalid_grant', expired)
    const client = await tenant.clients.find(origin.clientId)
    const origins = client?.isFirstParty ? appOriginsOf(client, answer) : []
    const at = { ctx, granting, origin, session, id, answer, origins }
    return session.user ? signUpByPasskey(at, session.user) : logIn(at)
  },
}

const expired =
  'The `auth_session` has expired, was already used or belongs to another client. Start again.'
const wrong = 'The passkey could not be verified.'
const gty = 'webauthn'

interface PasskeyAttempt {
  readonly ctx: GrantContext
  readonly granting: Granting
  readonly origin: Awaited<ReturnType<typeof originOfGrant>>
  readonly session: PasskeySession
  readonly id: string
  readonly answer: string
  readonly origins: readonly string[]
}

async function logIn({
  ctx,
  granting,
  origin,
  session,
  id,
  answer,
  origins,
}: PasskeyAttempt): Promise<Authenticated> {
  const { tenant, oidc } = granting
  const { connection } = session
  const place = { purpose: 'log-in', id } as const
  const { resource } = ctx.oidc.params
  const requested = requestedByClient(tenant, { resource })
  const device = await programOfGrant(ctx, granting)
  const attempt = { tenant, origin, connection, place, answer, requested, origins, device }
  const outcome = await logInByPasskey(attempt)
  if ('refused' in outcome) {
    const isBlocked = outcome.refused === 'account-blocked'
    if (isBlocked) throw refusal(oidc, 403, 'unauthorized', 'user is blocked')
    throw refusal(oidc, 403, 'invalid_grant', wrong)
  }
  const { amr } = outcome
  if ('account' in outcome) {
    const { userId: accountId, accessEpoch, connection: by } = outcome.account
    return {
      accountId,
      connection: by,
      accessEpoch,
      amr,
      gty,
      meetsFactorPolicy: true,
      dueEntry: outcome.dueEntry,
    }
  }
  const { offersEnrollment: _, ...pendingAccount } = outcome.pendingAccount
  const { userId: accountId, accessEpoch, connection: by } = pendingAccount
  return { accountId, connection: by, accessEpoch, amr, gty, pendingAccount }
}

/** @throws `invalid_grant`, and what `signUp` throws */
async function signUpByPasskey(
  { ctx, granting, origin, session, id, answer, origins }: PasskeyAttempt,
  user: NonNullable<PasskeySession['user']>,
): Promise<Authenticated> {
  const { tenant, oidc, mailer, leaks } = granting
  const attestation = readEnrollmentAnswer(answer)
  const place = { purpose: 'enrollment', id } as const
  const rules = { ...passkeyRules(tenant), origins }
  const verified = attestation && (await verifyEnrollment(tenant, place, attestation, rules))
  const way = await tenant.connections.findEnabledFor(origin.clientId, {
    abilities: ['passkeys', 'signUp', 'provisioning'],
    name: session.connection,
  })
  if (!verified || !way) throw refusal(oidc, 403, 'invalid_grant', wrong)
  const { userAgent } = origin
  const passkey = { ...verified, userHandle: userHandleOf(tenant, id), userAgent }
  const branding = await resolveBranding(tenant, { headers: oidcRequestOf(ctx).req.headers })
  const signing = { tenant, mailer, leaks, branding, origin, way, user, passkey }
  const made = await signUp(signing).catch((error) => {
    const code = error instanceof ApiError ? error.code : undefined
    // The response must not reveal that an account exists.
    if (code === 'user_exists') throw new ApiError('invalid_signup')
    if (code === 'authentication_method_exists') throw refusal(oidc, 403, 'invalid_grant', wrong)
    throw error
  })
  const amr = amrOf(verified.credentialDeviceType)
  return { accountId: made.user_id, connection: way.connection.name, amr, gty }
}
