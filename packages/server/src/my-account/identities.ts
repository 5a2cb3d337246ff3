import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { type ServingAccount, writeOf } from './account-call.ts'
import { requireOwner } from './require-owner.ts'

/** The accounts that a user logs in with. */
export const identities: ServingAccount<'listMyIdentities' | 'unlinkMyIdentity'> = {
  async listMyIdentities(call) {
    return { status: 200, body: { identities: identitiesOf(await requireOwner(call)) } }
  },
  async unlinkMyIdentity(call) {
    const { provider = '', user_id: providerUserId = '' } = call.path
    await writeOf(call, (store) =>
      store.userIdentities.unlink(call.userId, { provider, providerUserId }),
    )
    return { status: 204 }
  },
}

/** The accounts of a user, the primary one first. */
export function identitiesOf(user: Schema<'User'>): AuthenticationSchema<'MyIdentity'>[] {
  return (user.identities ?? []).map((identity, at) => {
    const { provider = '', user_id, connection = '', profileData } = identity
    const { email, name } = at === 0 ? user : (profileData ?? {})
    return {
      provider,
      user_id: String(user_id),
      connection,
      is_primary: at === 0,
      ...(typeof email === 'string' && { email }),
      ...(typeof name === 'string' && { name }),
    }
  })
}
