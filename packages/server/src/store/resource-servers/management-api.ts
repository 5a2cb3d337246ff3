import { createRequire } from 'node:module'
import type { Schema } from '@latchkey/contract'
import {
  accountAudience,
  managementAudience,
  organizationAudience,
} from '../../record-rules/management-audience.ts'
import { once } from '../../timing/once.ts'

interface ManagementDocument {
  readonly components: {
    readonly securitySchemes: {
      readonly oAuth2ClientCredentials: {
        readonly flows: {
          readonly clientCredentials: { readonly scopes: Readonly<Record<string, string>> }
        }
      }
    }
  }
}

/** Tools recognise the management API by this name, and do not change it. */
export const managementApiName = 'Auth0 Management API'

/** All scopes of the management API, as the contract lists them. */
export const managementApiScopes = once(readScopes)

function readScopes(): Schema<'ResourceServerScope'>[] {
  const load = createRequire(import.meta.url)
  const document = load('@latchkey/contract/management.json') as ManagementDocument
  const { flows } = document.components.securitySchemes.oAuth2ClientCredentials
  return Object.entries(flows.clientCredentials.scopes).map(([value, description]) => ({
    value,
    description,
  }))
}

const ownApis: readonly string[] = [managementAudience, accountAudience, organizationAudience]

/**
 * The stored identifier of an API. Those of the server's own APIs are stored without the tenant's
 * host; `absolute` is the identifier of the management API at this tenant.
 */
export function storedIdentifier(identifier: string, absolute: string): string {
  return ownApis.find((own) => identifier === shownIdentifier(own, absolute)) ?? identifier
}

/** The identifier of an API in responses. */
export function shownIdentifier(identifier: string, absolute: string): string {
  if (!ownApis.includes(identifier)) return identifier
  return absolute.slice(0, -managementAudience.length) + identifier
}
