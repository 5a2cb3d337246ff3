import { createRequire } from 'node:module'
import type { Schema } from '@latchkey/contract'
import { managementAudience } from '../../record-rules/management-audience.ts'
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

/**
 * The stored identifier of an API. That of the management API is stored without the tenant's host;
 * `absolute` is its identifier at this tenant.
 */
export function storedIdentifier(identifier: string, absolute: string): string {
  return identifier === absolute ? managementAudience : identifier
}

/** The identifier of an API in responses. */
export function shownIdentifier(identifier: string, absolute: string): string {
  return identifier === managementAudience ? absolute : identifier
}
