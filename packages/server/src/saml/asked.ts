import { type AuthnRequest, nameIdFormats } from '@latchkey/saml'
import { ApiError } from '../errors.ts'
import { multiFactor } from '../login/second-factors/second-factor-policy.ts'
import type { ServiceProvider } from './service-provider.ts'

/** A log-in that a service provider asks for, or that the tenant begins. */
export interface Asked {
  readonly clientId: string
  /** Where the response is posted: one of the client's callback URLs. */
  readonly acsUrl: string
  readonly relayState?: string | undefined
  /** `ID` and `Issuer` of the request; neither where the tenant begins the log-in. */
  readonly requestId?: string | undefined
  readonly requestIssuer?: string | undefined
  readonly forceAuthn: boolean
  readonly isPassive: boolean
  readonly nameIdFormat?: string | undefined
  /** The requested authentication context class that is met; null where none can be. */
  readonly classRef?: string | null | undefined
  readonly connection?: string | undefined
  readonly loginHint?: string | undefined
}

/** Classes that a second factor meets. */
const secondFactorClasses: readonly string[] = [
  multiFactor,
  'https://refeds.org/profile/mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
]
const ac = 'urn:oasis:names:tc:SAML:2.0:ac:classes'
/** Classes that any log-in meets (SAML Authentication Context, section 3.4). */
const passwordClasses: readonly string[] = [
  `${ac}:PasswordProtectedTransport`,
  `${ac}:Password`,
  `${ac}:unspecified`,
]

export const needsSecondFactor = ({ classRef }: Asked): boolean =>
  secondFactorClasses.includes(classRef ?? '')

/** The formats of names that requests may ask for. */
const servedFormats: readonly string[] = [nameIdFormats.email, nameIdFormats.persistent]

/** The format that a request asks for; null for one that is not served. */
export function askedFormat({ nameIdFormat }: Asked, configured: string): string | null {
  const isOpen = nameIdFormat === undefined || nameIdFormat === nameIdFormats.unspecified
  if (isOpen || nameIdFormat === configured) return configured
  return servedFormats.includes(nameIdFormat) ? nameIdFormat : null
}

export function askedBy(
  request: AuthnRequest,
  provider: ServiceProvider,
  relayState: string | undefined,
): Asked {
  const { requestedAuthnContext } = request
  const met = [...secondFactorClasses, ...passwordClasses]
  const classRef =
    requestedAuthnContext &&
    (requestedAuthnContext.classRefs.find((each) => met.includes(each)) ?? null)
  return {
    clientId: provider.client.clientId,
    acsUrl: acsUrlOf(provider, request),
    relayState,
    requestId: request.id,
    requestIssuer: request.issuer,
    forceAuthn: request.forceAuthn,
    isPassive: request.isPassive,
    nameIdFormat: request.nameIdFormat,
    classRef,
    loginHint: request.nameId,
  }
}

/** A log-in that the tenant begins (SAML Profiles, section 4.1.5). */
export function askedByNobody(provider: ServiceProvider, relayState: string | undefined): Asked {
  const { clientId } = provider.client
  const acsUrl = acsUrlOf(provider, {})
  return { clientId, acsUrl, relayState, forceAuthn: false, isPassive: false }
}

/**
 * The assertion consumer service that a request asks for, which is one of the client's callback
 * URLs, whether or not the request is signed.
 *
 * @throws ApiError `saml_acs_not_registered`
 */
function acsUrlOf(
  { client }: ServiceProvider,
  asked: Partial<
    Pick<AuthnRequest, 'assertionConsumerServiceUrl' | 'assertionConsumerServiceIndex'>
  >,
): string {
  const { callbacks = [] } = client.settings
  const { assertionConsumerServiceUrl: url, assertionConsumerServiceIndex: index = '0' } = asked
  const found =
    url === undefined
      ? callbacks[/^\d{1,3}$/.test(index) ? Number(index) : -1]
      : callbacks.find((each) => each === url)
  if (found === undefined) throw new ApiError('saml_acs_not_registered')
  return found
}
