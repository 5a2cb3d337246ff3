import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The grants that the token endpoint serves. */
const servedGrants = ['client_credentials']

/** Takes the place of a secret that cannot be: no hash is like it. */
const noSecret = 'none'

/**
 * What oidc-provider reads and writes. Client-credentials tokens are JWTs and leave nothing behind,
 * so clients are all it asks for.
 */
export function clientAdapter(tenant: Tenant): AdapterFactory {
  return (model) => (model === 'Client' ? clients(tenant) : nothing(model))
}

function clients(tenant: Tenant): Adapter {
  return {
    ...nothing('Client'),
    async find(clientId) {
      const client = await tenant.clients.find(clientId)
      if (!client) return undefined
      return {
        client_id: client.clientId,
        client_secret: (client.takesSecret && client.secretHash) || noSecret,
        client_name: client.name,
        grant_types: client.grantTypes.filter((grant) => servedGrants.includes(grant)),
        token_endpoint_auth_method: 'client_secret_post',
      } satisfies AdapterPayload
    },
  }
}

function nothing(model: string): Adapter {
  const refuse = () => Promise.reject(new Error(`${model} is not kept here.`))
  const find = () => Promise.resolve(undefined)
  return {
    find,
    findByUserCode: find,
    findByUid: find,
    upsert: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  }
}
