import { createRequire } from 'node:module'
import type { Schema } from '@latchkey/contract'
import { managementAudience } from '../../record-rules/management-audience.ts'

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

/** By this name tools tell the management API from the APIs of the tenant, and leave it alone. */
export const managementApiName = 'Auth0 Management API'

let scopes: Schema<'ResourceServerScope'>[] | undefined

/** Every scope of the management API, as its document lists them. */
export function managementApiScopes(): Schema<'ResourceServerScope'>[] {
  scopes ??= readScopes()
  return scopes
}

function readScopes() {
  const load = createRequire(import.meta.url)
  const document = load('@latchkey/contract/management.json') as ManagementDocument
  const { flows } = document.components.securitySchemes.oAuth2ClientCredentials
  return Object.entries(flows.clientCredentials.scopes).map(([value, description]) => ({
    value,
    description,
  }))
}

/**
 * The identifier of an API as it is stored: that of the management API is the same at every
 * address. `absolute` is what it is called at this one.
 */
export function storedIdentifier(identifier: string, absolute: string): string {
  return identifier === absolute ? managementAudience : identifier
}

/** The identifier of an API as it is answered. */
export function shownIdentifier(identifier: string, absolute: string): string {
  return identifier === managementAudience ? absolute : identifier
}
