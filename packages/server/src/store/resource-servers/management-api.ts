import { createRequire } from 'node:module'
import type { Schema } from '@latchkey/contract'
import {
  accountAudience,
  managementAudience,
  organizationAudience,
} from '../../record-rules/management-audience.ts'
import { once } from '../../timing/once.ts'

interface SecuredDocument {
  readonly components: {
    readonly securitySchemes: Readonly<
      Record<
        string,
        {
          readonly flows?: Readonly<
            Record<string, { readonly scopes: Readonly<Record<string, string>> }>
          >
        }
      >
    >
  }
}

/** The name of the management API. Tools recognize the API by it. */
export const managementApiName = 'Auth0 Management API'

/** All scopes of the management API, from the document. */
export const managementApiScopes = once(() => readScopes('management', 'oAuth2ClientCredentials'))

/** The scopes that a security scheme of a document lists. */
export function readScopes(
  contract: 'management' | 'authentication',
  scheme: string,
): Schema<'ResourceServerScope'>[] {
  const load = createRequire(import.meta.url)
  const document = load(`@latchkey/contract/${contract}.json`) as SecuredDocument
  const flows = Object.values(document.components.securitySchemes[scheme]?.flows ?? {})
  return flows.flatMap(({ scopes }) =>
    Object.entries(scopes).map(([value, description]) => ({ value, description })),
  )
}

/** The stored identifiers of the server's own APIs. */
export const ownApis: readonly string[] = [
  managementAudience,
  accountAudience,
  organizationAudience,
]

/**
 * The identifier under which an API is stored. Those of the server's own APIs lack the host of the
 * tenant.
 *
 * @param absolute the audience of the management API at this tenant
 */
export function storedIdentifier(identifier: string, absolute: string): string {
  return ownApis.find((own) => identifier === shownIdentifier(own, absolute)) ?? identifier
}

/** The identifier of an API in responses. */
export function shownIdentifier(identifier: string, absolute: string): string {
  if (!ownApis.includes(identifier)) return identifier
  return addressOfOwnApis(absolute) + identifier
}

/** The prefix of the identifiers of the server's own APIs in responses. */
export const addressOfOwnApis = (absolute: string) => absolute.slice(0, -managementAudience.length)
