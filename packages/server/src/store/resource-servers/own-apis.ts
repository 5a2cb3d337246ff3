import { createRequire } from 'node:module'
import type { Schema } from '@latchkey/contract'
import { accountAudience } from '../../record-rules/management-audience.ts'
import { once } from '../../timing/once.ts'
import type { Patch } from './resource-server-settings.ts'

interface AuthenticationDocument {
  readonly components: {
    readonly securitySchemes: Readonly<
      Record<
        'accountToken',
        {
          readonly flows: {
            readonly authorizationCode: { readonly scopes: Readonly<Record<string, string>> }
          }
        }
      >
    >
  }
}

const documented = once(() => {
  const load = createRequire(import.meta.url)
  return load('@latchkey/contract/authentication.json') as AuthenticationDocument
})

function scopesOf(scheme: 'accountToken'): Schema<'ResourceServerScope'>[] {
  const { flows } = documented().components.securitySchemes[scheme]
  return Object.entries(flows.authorizationCode.scopes).map(([value, description]) => ({
    value,
    description,
  }))
}

const ownApis: Readonly<
  Record<string, { readonly name: string; readonly scheme: 'accountToken' }>
> = {
  [accountAudience]: { name: 'My Account API', scheme: 'accountToken' },
}

/**
 * The members that an API of this server has by default once it is created in a tenant: all scopes
 * of the contract, for users and by client grants only.
 */
export function defaultsOfOwnApi(identifier: string): Patch {
  const own = ownApis[identifier]
  if (!own) return {}
  return {
    name: own.name,
    scopes: scopesOf(own.scheme),
    token_dialect: 'rfc9068_profile',
    skip_consent_for_verifiable_first_party_clients: true,
    subject_type_authorization: {
      user: { policy: 'require_client_grant' },
      client: { policy: 'deny_all' },
    },
  }
}
