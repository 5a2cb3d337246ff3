import { nameIdFormats } from '@latchkey/saml'
import { isObject, memberOf } from '../members.ts'
import type { Client } from '../store/clients/clients.ts'

/** The add-on `samlp` of a client, as its settings are stored: with what is said of it alone. */
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
  readonly signatureAlgorithm: 'rsa-sha256' | 'rsa-sha1'
  readonly digestAlgorithm: 'sha256' | 'sha1'
  readonly lifetimeInSeconds: number
  readonly signResponse: boolean
  readonly signAssertion: boolean
  readonly nameIdentifierFormat: string
  readonly nameIdentifierProbes: readonly string[]
  readonly authnContextClassRef: string
  readonly signingCert: string | undefined
  readonly encryptionCert: string | undefined
  readonly binding: string | undefined
  /** Where the service provider receives logout messages. */
  readonly logoutUrl: string | undefined
  readonly takesPartInLogout: boolean
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const unspecifiedContext = 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified'
const lifetimeSeconds = 3600
const lifetimeSecondsMax = 24 * 3600

/** Members of another type than theirs count as left out. Undefined where the add-on is off. */
export function samlAddonOf({ settings }: Pick<Client, 'settings'>): SamlAddon | undefined {
  const said: unknown = settings.addons?.samlp
  if (!isObject(said)) return undefined
  const logoutUrl = textOf(memberOf(said.logout, 'callback'))
  const signResponse = flagOf(said.signResponse, false)
  return {
    audience: textOf(said.audience),
    recipient: textOf(said.recipient),
    destination: textOf(said.destination),
    issuer: textOf(said.issuer),
    binding: textOf(said.binding),
    signingCert: textOf(said.signingCert),
    encryptionCert: textOf(said.encryptionCert),
    ...(isObject(said.mappings) && { mappings: said.mappings }),
    createUpnClaim: flagOf(said.createUpnClaim, true),
    passthroughClaimsWithNoMapping: flagOf(said.passthroughClaimsWithNoMapping, true),
    mapUnknownClaimsAsIs: flagOf(said.mapUnknownClaimsAsIs, false),
    mapIdentities: flagOf(said.mapIdentities, true),
    typedAttributes: flagOf(said.typedAttributes, true),
    includeAttributeNameFormat: flagOf(said.includeAttributeNameFormat, true),
    signatureAlgorithm: said.signatureAlgorithm === 'rsa-sha1' ? 'rsa-sha1' : 'rsa-sha256',
    digestAlgorithm: said.digestAlgorithm === 'sha1' ? 'sha1' : 'sha256',
    lifetimeInSeconds: lifetimeOf(said.lifetimeInSeconds),
    signResponse,
    signAssertion: flagOf(said.signAssertion, !signResponse),
    nameIdentifierFormat: textOf(said.nameIdentifierFormat) ?? nameIdFormats.unspecified,
    nameIdentifierProbes: probesOf(said.nameIdentifierProbes),
    authnContextClassRef: textOf(said.authnContextClassRef) ?? unspecifiedContext,
    logoutUrl,
    takesPartInLogout:
      logoutUrl !== undefined && flagOf(memberOf(said.logout, 'slo_enabled'), true),
  }
}

/** Whether anything of the add-on is by SHA-1, which it has to say. */
export const usesSha1 = ({ signatureAlgorithm, digestAlgorithm }: SamlAddon): boolean =>
  signatureAlgorithm === 'rsa-sha1' || digestAlgorithm === 'sha1'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const flagOf = (value: unknown, otherwise: boolean) =>
  typeof value === 'boolean' ? value : otherwise

function lifetimeOf(value: unknown): number {
  const isUsable = Number.isInteger(value) && Number(value) > 0
  return isUsable ? Math.min(Number(value), lifetimeSecondsMax) : lifetimeSeconds
}

function probesOf(value: unknown): readonly string[] {
  const probes = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  if (probes.length > 0) return probes
  return ['nameidentifier', 'emailaddress', 'name'].map((name) => `${claims}/${name}`)
}
