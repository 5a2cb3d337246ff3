import type { Schema } from '@latchkey/contract'
import { isWebAddress } from './safe-address.ts'

/** What the error page of a tenant gets to know: variables of its template, or query parameters. */
export interface ErrorParameters {
  readonly client_id?: string | undefined
  readonly connection?: string | undefined
  /** The language of the user. */
  readonly lang: string
  readonly error: string
  /** Absent where the server itself failed (5xx). */
  readonly error_description?: string | undefined
  /** The identifier of the request, which the log of the server has. */
  readonly tracking: string
}

interface ErrorPageTenant {
  readonly issuer: string
  readonly settings: Pick<Schema<'TenantSettings'>, 'error_page'>
}

/**
 * The URL of the tenant's own error page (`error_page.url`); undefined without one, and for a URL
 * of this server, which could redirect to itself.
 */
export function errorPageAddress(
  { issuer, settings }: ErrorPageTenant,
  parameters: ErrorParameters,
): string | undefined {
  const { url } = settings.error_page ?? {}
  if (!isWebAddress(url) || new URL(url).origin === new URL(issuer).origin) return undefined
  const location = new URL(url)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) location.searchParams.set(name, value)
  }
  return location.href
}
