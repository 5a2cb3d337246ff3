import type { TestTenant } from '@latchkey/testkit'
import { ensureDefaultConnection } from '@latchkey/testkit'
import { givenPermissions, makePermissions } from './permissions.ts'
import { nextNumber, post, type Resource } from './resource.ts'
import { makeRefreshToken, makeSession } from './signed-in.ts'

const connection = 'Username-Password-Authentication'
const password = 'Between-engine-and-loom-1843'
const unknown = {
  id: 'auth0|6560cd0f6caaac5b4692f454',
  provider: 'auth0',
  user_id: '6560cd0f6caaac5b4692f455',
  authentication_method_id: 'totp|dev_9Hs3kP7vWq2LrXb4',
  tokenset_id: 'fts_6Rk2vXcT9mKwZ4pBq3LsYd',
}

/** Operations on authentication methods of a user. */
const guarded =
  /^((get|update|delete)UserAuthenticationMethod|delete(UserAuthenticators|UserAuthenticationMethods|UserMultifactorProvider))$/

/** Operations that end sessions, tokens and access of a user. */
const ending = /^(deleteUser(Sessions|RefreshTokens)|revokeUserAccess)$/

export const users: Resource = {
  unknown,
  idName: 'user_id',
  stamps: ['user_id', 'email', 'name', 'nickname', 'picture', 'enrolled_at', 'recovery_code'],
  async make(tenant, operationId) {
    const id = await makeUser(tenant)
    if (guarded.test(operationId)) {
      const method = await tenant.write((store) =>
        store.authenticationMethods.create(id, { type: 'totp' }),
      )
      return { id, provider: 'google-authenticator', authentication_method_id: method.id }
    }
    if (operationId === 'deleteUserFederatedConnectionsTokenset') {
      return { id, tokenset_id: await makeTokenset(tenant, id) }
    }
    if (ending.test(operationId)) {
      await makeSession(tenant, id)
      await makeRefreshToken(tenant, id)
    }
    if (operationId !== 'unlinkUserIdentity') return { ...unknown, id }
    const other = await makeUser(tenant)
    await tenant.write((store) => store.userIdentities.link(id, nameOf(other)))
    return { id, provider: 'auth0', user_id: nameOf(other).providerUserId }
  },
  /** This connection refuses usernames, and its policy some passwords. */
  acceptable: ({ connection: place, password: secret, username: _, ...body }) => ({
    ...body,
    ...(place !== undefined && { connection }),
    ...(secret !== undefined && { password }),
  }),
  queries: {
    listUserEffectiveRoleSourceGroups: '?role_id=rol_9Hs3kP7vWq2LrXb4',
    listUserEffectivePermissions: '?resource_server_identifier=%2Fapi%2Fv2%2F',
    listUserEffectivePermissionSourceEffectiveRoles:
      '?resource_server_identifier=%2Fapi%2Fv2%2F&permission_name=read%3Ausers',
  },
  bodies: {
    revokeUserAccess: () => ({}),
    async createUser(tenant, _parameters, example) {
      await tenant.write(ensureDefaultConnection)
      return { ...example, email: `fixture-${nextNumber()}@example.com` }
    },
    linkUserIdentity: async (tenant) => ({ provider: 'auth0', user_id: await makeUser(tenant) }),
    assignUserRoles: async (tenant) => ({ roles: [await makeRole(tenant)] }),
    removeUserRoles: async (tenant, { id = '' }) => {
      const body = { roles: [await makeRole(tenant)] }
      await post(tenant, `/users/${encodeURIComponent(id)}/roles`, body)
      return body
    },
    assignUserPermissions: makePermissions,
    removeUserPermissions: (tenant, { id = '' }) =>
      givenPermissions(tenant, `/users/${encodeURIComponent(id)}`),
  },
}

async function makeRole(tenant: TestTenant): Promise<string> {
  return (await post(tenant, '/roles', { name: `Fixture ${nextNumber()}` })).id
}

function makeTokenset(tenant: TestTenant, userId: string): Promise<string> {
  return tenant.write(async (store) => {
    const { id: connectionId } = await ensureDefaultConnection(store)
    const account = { userId, connectionId, providerUserId: `fixture-${nextNumber()}` }
    const tokens = { access_token: 'secret' }
    return (await store.connectedAccounts.connect({ ...account, scopes: [], tokens })).id
  })
}

/** A user in the default connection, which is made for it. */
export function makeUser(tenant: TestTenant): Promise<string> {
  return tenant.write(async (store) => {
    await ensureDefaultConnection(store)
    const email = `fixture-${nextNumber()}@example.com`
    const { user_id } = await store.users.create({ connection, email })
    return user_id ?? ''
  })
}

export function nameOf(userId: string) {
  const [provider = '', ...rest] = userId.split('|')
  return { provider, providerUserId: rest.join('|') }
}
