import { createPrivateKey, type KeyObject } from 'node:crypto'
import { publicKeyOf, type SignatureAlgorithm } from '@latchkey/saml'
import type { ConnectionOptions } from '../connector.ts'
import { logoutUrlOf } from '../redirect-logout.ts'

/** The signing certificates of an identity provider, as PEM, or base64 of the PEM or the DER. */
export const certificatesOf = ({ signingCert, cert }: ConnectionOptions): readonly string[] =>
  [signingCert ?? cert ?? []].flat().map(asCertificate)

/** Clients of the hosted API also send the base64 of a PEM. */
function asCertificate(text: string): string {
  if (text.includes('-----BEGIN')) return text
  const decoded = Buffer.from(text, 'base64').toString('latin1')
  return decoded.startsWith('-----BEGIN') ? decoded : text
}

/** Reading a certificate takes longer than verifying a signature with its key. */
const known = new WeakMap<ConnectionOptions, readonly KeyObject[]>()

/** @throws SamlError `certificate_invalid` */
export function keysOf(options: ConnectionOptions): readonly KeyObject[] {
  const keys = known.get(options) ?? certificatesOf(options).map(publicKeyOf)
  known.set(options, keys)
  return keys
}

/** @returns undefined for text that is no private key */
export function privateKeyOf(pem: string | undefined): KeyObject | undefined {
  try {
    return pem === undefined ? undefined : createPrivateKey(pem)
  } catch {
    return undefined
  }
}

export const algorithmFor = (type: string | undefined): SignatureAlgorithm =>
  type === 'ec' ? 'ecdsa-sha256' : 'rsa-sha256'

interface Place {
  readonly connection: { readonly name: string; readonly options: ConnectionOptions }
  /** `{issuer}login/callback`. */
  readonly callbackUrl: string
  /** The identifier of the organization for which the provider begins log-ins. */
  readonly organization?: string | undefined
}

/** The entity ID of this server towards the identity provider of a connection. */
export const entityIdOf = ({ connection: { name, options }, callbackUrl }: Place): string =>
  options.entityId ?? `urn:latchkey:${new URL(callbackUrl).hostname}:${name}`

/** The URL to which the identity provider posts its responses. */
export function acsUrlOf({ connection: { name }, callbackUrl, organization }: Place): string {
  const query = { connection: name, ...(organization !== undefined && { organization }) }
  return `${callbackUrl}?${new URLSearchParams(query)}`
}

/** The URL to which the identity provider sends messages about log-outs. */
export const singleLogoutUrlOf = ({ connection: { name }, callbackUrl }: Place): string =>
  `${logoutUrlOf({ callbackUrl })}?${new URLSearchParams({ connection: name })}`
