import { nameIdFormats } from '@latchkey/saml'
import { isObject, memberOf } from '../members.ts'
import type { Client } from '../store/clients/clients.ts'

/** The signature algorithms that an add-on may select, the default first. */
const samlSignatureAlgorithms = ['rsa-sha256', 'ecdsa-sha256', 'rsa-sha1'] as const
/** A signature algorithm, as add-ons name it. */
export type SamlSignatureAlgorithm = (typeof samlSignatureAlgorithms)[number]

/** The add-on `samlp` of a client, completed by defaults. */
export interface SamlAddon {
  readonly audience: string | undefined
  readonly recipient: string | undefined
  readonly destination: string | undefined
  readonly issuer: string | undefined
  readonly mappings?: Readonly<Record<string, unknown>>
  readonly createUpnClaim: boolean
  readonly passthroughClaimsWithNoMapping: boolean
  readonly mapUnknownClaimsAsIs: boolean
  readonly mapIdentities: boolean
  readonly typedAttributes: boolean
  readonly includeAttributeNameFormat: boolean
  readonly algorithm: SamlSignatureAlgorithm
  readonly digest: 'sha256' | 'sha1'
  readonly lifetimeInSeconds: number
  readonly signResponse: boolean
  readonly signAssertion: boolean
  readonly nameIdentifierFormat: string
  readonly nameIdentifierProbes: readonly string[]
  readonly authnContextClassRef: string
  readonly signingCert: string | undefined
  readonly encryptionCert: string | undefined
  readonly binding: string | undefined
  /** The URL for logout messages to the service provider. */
  readonly logoutUrl: string | undefined
  /** The URL for responses to its requests for log-out. */
  readonly logoutResponseUrl: string | undefined
  readonly takesPartInLogout: boolean
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const unspecifiedContext = 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified'
const lifetimeSeconds = 3600
const lifetimeSecondsMax = 24 * 3600

/**
 * The add-on of a client; undefined if it is off. Members of the wrong type are ignored, and a URL
 * for logout messages that is none.
 */
export function samlAddonOf({ settings }: Pick<Client, 'settings'>): SamlAddon | undefined {
  const options: unknown = settings.addons?.samlp
  if (!isObject(options)) return undefined
  const logoutUrl = urlOf(memberOf(options.logout, 'callback'))
  const signResponse = flagOf(options.signResponse, false)
  return {
    audience: textOf(options.audience),
    recipient: textOf(options.recipient),
    destination: textOf(options.destination),
    issuer: textOf(options.issuer),
    binding: textOf(options.binding),
    signingCert: textOf(options.signingCert),
    encryptionCert: textOf(options.encryptionCert),
    ...(isObject(options.mappings) && { mappings: options.mappings }),
    createUpnClaim: flagOf(options.createUpnClaim, true),
    passthroughClaimsWithNoMapping: flagOf(options.passthroughClaimsWithNoMapping, true),
    mapUnknownClaimsAsIs: flagOf(options.mapUnknownClaimsAsIs, false),
    mapIdentities: flagOf(options.mapIdentities, true),
    typedAttributes: flagOf(options.typedAttributes, true),
    includeAttributeNameFormat: flagOf(options.includeAttributeNameFormat, true),
    algorithm: algorithmOf(options.signatureAlgorithm),
    digest: options.digestAlgorithm === 'sha1' ? 'sha1' : 'sha256',
    lifetimeInSeconds: lifetimeOf(options.lifetimeInSeconds),
    signResponse,
    signAssertion: flagOf(options.signAssertion, !signResponse),
    nameIdentifierFormat: textOf(options.nameIdentifierFormat) ?? nameIdFormats.unspecified,
    nameIdentifierProbes: probesOf(options.nameIdentifierProbes),
    authnContextClassRef: textOf(options.authnContextClassRef) ?? unspecifiedContext,
    logoutUrl,
    logoutResponseUrl: urlOf(memberOf(options.logout, 'response_callback')) ?? logoutUrl,
    takesPartInLogout:
      logoutUrl !== undefined && flagOf(memberOf(options.logout, 'slo_enabled'), true),
  }
}

/** Whether the add-on uses SHA-1, which it does only if it is set explicitly. */
export const usesSha1 = ({ algorithm, digest }: SamlAddon): boolean =>
  algorithm === 'rsa-sha1' || digest === 'sha1'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function urlOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text !== undefined && URL.canParse(text) ? text : undefined
}

const flagOf = (value: unknown, otherwise: boolean) =>
  typeof value === 'boolean' ? value : otherwise

const algorithmOf = (value: unknown) =>
  samlSignatureAlgorithms.find((each) => each === value) ?? samlSignatureAlgorithms[0]

function lifetimeOf(value: unknown): number {
  const isUsable = Number.isInteger(value) && Number(value) > 0
  return isUsable ? Math.min(Number(value), lifetimeSecondsMax) : lifetimeSeconds
}

function probesOf(value: unknown): readonly string[] {
  const probes = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  if (probes.length > 0) return probes
  return ['nameidentifier', 'emailaddress', 'name'].map((name) => `${claims}/${name}`)
}
