import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import type { ConnectionSecrets } from './connection-secrets.ts'

type Options = Schema<'ConnectionOptions'>

/** A secret that a server of somebody else receives, or a proof of it. */
interface SentSecret {
  readonly name: keyof ConnectionSecrets & keyof Options
  readonly isStored: (secrets: ConnectionSecrets) => boolean
  /** Whether options replace or remove it. */
  readonly isGiven: (options: Options) => boolean
  /** Whatever decides who receives it. */
  readonly placesOf: (options: Options) => readonly (string | null | undefined)[]
}

const sentSecrets: readonly SentSecret[] = [
  {
    name: 'ldap_bind_password',
    isStored: ({ ldap_bind_password: secret }) => secret !== undefined,
    isGiven: ({ ldap_bind_password: secret }) => secret !== undefined,
    placesOf: ({ ldap }) =>
      (ldap?.urls ?? []).map((url) => {
        const { tls = 'start_tls', ca_certificates } = ldap ?? {}
        const isPlain = url.startsWith('ldap:')
        return JSON.stringify([url, isPlain && tls, ca_certificates])
      }),
  },
  {
    name: 'client_secret',
    isStored: ({ client_secret: secret }) => secret !== undefined,
    isGiven: ({ client_secret: secret }) => secret !== undefined,
    placesOf: ({ token_endpoint, tokenURL, oidc_metadata: found, ...options }) => {
      const { pushed_authorization_request_endpoint: pushed } = options
      return [
        tokenURL,
        token_endpoint ?? found?.token_endpoint,
        pushed ?? found?.pushed_authorization_request_endpoint,
      ]
    },
  },
  {
    name: 'gateway_authentication',
    isStored: ({ gateway_authentication: gateway }) => gateway?.secret !== undefined,
    isGiven: ({ gateway_authentication: gateway }) =>
      gateway === null || gateway?.secret !== undefined,
    placesOf: ({ gateway_url }) => [gateway_url],
  },
]

/**
 * Requires that stored secrets are sent again with options that name other receivers. Whoever may
 * change a connection cannot read its secrets, nor let a server of theirs receive them.
 *
 * @throws ApiError `connection_secret_required`
 */
export function requireSamePlaces(
  options: Options,
  before: { readonly options?: Options; readonly secrets: ConnectionSecrets },
): void {
  for (const { name, isStored, isGiven, placesOf } of sentSecrets) {
    if (!isStored(before.secrets) || isGiven(options)) continue
    const known = placesOf(before.options ?? {})
    if (placesOf(options).every((place) => place == null || known.includes(place))) continue
    const message = `Send \`options.${name}\` again: the options change which servers receive it.`
    throw new ApiError('connection_secret_required', { message })
  }
}
