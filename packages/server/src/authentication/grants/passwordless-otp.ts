import { amrOfCode, logInByCode } from '../../login/passwordless/log-in-by-code.ts'
import type { CodeRefused } from '../../login/passwordless/prove-address.ts'
import { originOfGrant, required, type UserGrant } from './granting.ts'
import { type RefusalRow, refusal } from './refusal.ts'

/** The grant by a code that `/passwordless/start` sent. */
export const passwordlessOtpGrant: UserGrant = {
  grantType: 'http://auth0.com/oauth/grant-type/passwordless/otp',
  parameters: ['username', 'otp', 'realm'],
  async authenticate(ctx, granting) {
    const [username = '', otp = ''] = required(ctx, granting, 'username', 'otp')
    const [realm = ''] = required(ctx, granting, 'realm')
    const { tenant, oidc, now, mailer } = granting
    const origin = await originOfGrant(ctx, granting)
    const { clientId } = origin
    const name = await tenant.connections.nameOfRealm(clientId, realm)
    const way = await tenant.connections.findEnabledFor(clientId, { abilities: ['code'], name })
    if (!way) {
      throw refusal(
        oidc,
        400,
        'invalid_request',
        '`realm` must name a passwordless connection that is enabled for the client.',
      )
    }
    const typed = username.trim().toLowerCase()
    const address = way.connector.code.addressOf(typed) ?? typed
    const proof = { code: otp.trim() }
    const { channel } = way.connector.code
    const outcome = await logInByCode({ tenant, origin, way, address, proof, now, mailer })
    if ('refused' in outcome) {
      throw refusal(oidc, ...refusalsOf(channel)[outcome.refused])
    }
    const { userId: accountId, accessEpoch, connection } = outcome.account
    const amr = [...amrOfCode[channel]]
    const gty = 'passwordless_otp'
    return { accountId, connection, accessEpoch, amr, gty, dueEntry: outcome.dueEntry }
  },
}

const names = { email: 'email', sms: 'phone number' } as const

const refusalsOf = (channel: keyof typeof names): Readonly<Record<CodeRefused, RefusalRow>> => ({
  'wrong-credentials': [403, 'invalid_grant', `Wrong ${names[channel]} or verification code.`],
  'too-many-attempts': [
    429,
    'too_many_attempts',
    'Your account has been blocked after multiple consecutive login attempts.',
  ],
  'account-blocked': [403, 'unauthorized', 'user is blocked'],
})
