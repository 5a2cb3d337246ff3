import { type AuthnRequest, nameIdFormats } from '@latchkey/saml'
import { ApiError } from '../errors.ts'
import { multiFactor } from '../login/second-factors/second-factor-policy.ts'
import type { ServiceProvider } from './service-provider.ts'

/** A log-in that a service provider requests, or that starts at this identity provider. */
export interface RequestedLogin {
  readonly clientId: string
  /** The URL to which the response is posted: one of the client's callbacks. */
  readonly acsUrl: string
  readonly relayState?: string | undefined
  /** `ID` and `Issuer` of the `AuthnRequest`; absent for an unsolicited log-in. */
  readonly requestId?: string | undefined
  readonly requestIssuer?: string | undefined
  readonly forceAuthn: boolean
  readonly isPassive: boolean
  readonly nameIdFormat?: string | undefined
  /**
   * The first requested authentication context class that the server supports; null if it supports
   * none.
   */
  readonly classRef?: string | null | undefined
  readonly connection?: string | undefined
  readonly loginHint?: string | undefined
}

/** The authentication context classes that require a second factor. */
const secondFactorClasses: readonly string[] = [
  multiFactor,
  'https://refeds.org/profile/mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
]
const ac = 'urn:oasis:names:tc:SAML:2.0:ac:classes'
/**
 * The authentication context classes that any log-in satisfies (SAML Authentication Context,
 * section 3.4).
 */
const passwordClasses: readonly string[] = [
  `${ac}:PasswordProtectedTransport`,
  `${ac}:Password`,
  `${ac}:unspecified`,
]

/** Whether the request requires a second factor. */
export const needsSecondFactor = ({ classRef }: RequestedLogin): boolean =>
  secondFactorClasses.includes(classRef ?? '')

/** `event.transaction` of actions for a request of SAML. */
export const askedBySaml = ({ acsUrl, relayState, loginHint }: RequestedLogin) => ({
  protocol: 'samlp',
  redirect_uri: acsUrl,
  ...(relayState !== undefined && { state: relayState }),
  ...(loginHint !== undefined && { login_hint: loginHint }),
})

/** The NameID formats that a request may select. */
const servedFormats: readonly string[] = [
  nameIdFormats.email,
  nameIdFormats.persistent,
  nameIdFormats.transient,
]

/** The NameID format of the response; null if the requested one is not supported. */
export function requestedNameIdFormat(
  { nameIdFormat }: RequestedLogin,
  configured: string,
): string | null {
  const isOpen = nameIdFormat === undefined || nameIdFormat === nameIdFormats.unspecified
  if (isOpen || nameIdFormat === configured) return configured
  return servedFormats.includes(nameIdFormat) ? nameIdFormat : null
}

/**
 * Reads an `AuthnRequest` (SAML Core, section 3.4.1).
 *
 * @throws ApiError `saml_acs_not_registered`
 */
export function requestedLoginOf(
  request: AuthnRequest,
  provider: ServiceProvider,
  relayState: string | undefined,
): RequestedLogin {
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

/**
 * A log-in without an `AuthnRequest` (SAML Profiles, section 4.1.5).
 *
 * @throws ApiError `saml_acs_not_registered`
 */
export function unsolicitedLoginOf(
  provider: ServiceProvider,
  relayState: string | undefined,
): RequestedLogin {
  const { clientId } = provider.client
  const acsUrl = acsUrlOf(provider, {})
  return { clientId, acsUrl, relayState, forceAuthn: false, isPassive: false }
}

/**
 * The URL of the assertion consumer service. It must be one of the client's callbacks, even in a
 * signed request.
 *
 * @throws ApiError `saml_acs_not_registered`
 */
function acsUrlOf(
  { client }: ServiceProvider,
  request: Partial<
    Pick<AuthnRequest, 'assertionConsumerServiceUrl' | 'assertionConsumerServiceIndex'>
  >,
): string {
  const { callbacks = [] } = client.settings
  const { assertionConsumerServiceUrl: url, assertionConsumerServiceIndex: index = '0' } = request
  const found =
    url === undefined
      ? callbacks[/^\d{1,3}$/.test(index) ? Number(index) : -1]
      : callbacks.find((each) => each === url)
  if (found === undefined) throw new ApiError('saml_acs_not_registered')
  return found
}
