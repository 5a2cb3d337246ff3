import type { AuthenticationMethodType, ServingAccount } from './account-call.ts'

/** The kinds of authentication methods that the tenant and the application allow. */
export const factors: ServingAccount<'listMyFactors'> = {
  async listMyFactors({ tenant, client }) {
    const { factors: enabled } = tenant.guardian
    const [password, passkey] = await Promise.all([
      tenant.connections.findEnabledFor(client.clientId, { abilities: ['password'] }),
      tenant.connections.findEnabledFor(client.clientId, { abilities: ['passkeys'] }),
    ])
    const kinds: readonly (readonly [AuthenticationMethodType, boolean])[] = [
      ['password', password !== undefined],
      ['passkey', passkey !== undefined],
      ['totp', enabled.otp],
      ['email', enabled.email],
      ['recovery-code', enabled['recovery-code']],
      ['webauthn-roaming', enabled['webauthn-roaming']],
      ['webauthn-platform', enabled['webauthn-platform']],
    ]
    const listed = kinds.flatMap(([type, isEnabled]) =>
      isEnabled ? [{ type, usage: usageOf(type) }] : [],
    )
    return { status: 200, body: { factors: listed } }
  },
}

const usageOf = (type: AuthenticationMethodType) => [
  type === 'password' || type === 'passkey' ? 'primary' : 'secondary',
]
