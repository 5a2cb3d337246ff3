import type { Request, RequestHandler, Response } from 'express'
import { continuations } from '../login/actions/action-pages.ts'
import type { CaptchaVerifier } from '../login/bot-detection/captcha-verifier.ts'
import type { BrowserSessions } from '../login/browser-sessions.ts'
import type { CredentialVerifications } from '../login/credential-verifications.ts'
import type { LeakedPasswords } from '../login/guards/leaked-passwords.ts'
import { homePage } from '../login/home-page.ts'
import { createLoginPages } from '../login/login-pages.ts'
import type { LoginProtocol } from '../login/login-transaction.ts'
import { resetProtocol } from '../login/recovery/reset-protocol.ts'
import { createTicketPages } from '../login/recovery/ticket-pages.ts'
import { createUnblockPages } from '../login/recovery/unblock-pages.ts'
import { createConnectAccountPage } from '../login/redirect/connect-account.ts'
import { createConnectionTestPage } from '../login/redirect/connection-test.ts'
import { provisioningPage } from '../login/redirect/provisioning-page.ts'
import { createCallbackPages } from '../login/redirect/redirect-pages.ts'
import { createEnrollmentPages } from '../login/second-factors/enrollment-ticket.ts'
import { createSelfServicePages } from '../login/self-service/self-service-pages.ts'
import { createBackchannelLogouts } from '../login/upstream-logout/backchannel-logout.ts'
import { createGlobalTokenRevocations } from '../login/upstream-logout/global-token-revocation.ts'
import { createLogoutPages } from '../login/upstream-logout/logout-pages.ts'
import { userPictures } from '../login/user-pictures.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Operation } from '../operations/operation.ts'
import type { DnsRecords } from '../outbound/dns-records.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { CountLogIn } from '../passwords/log-in-rate.ts'
import type { PhoneSender } from '../phone-messages/phone-sender.ts'
import type { CountToken } from '../record-rules/token-quota.ts'
import type { EndedSessions } from '../tenancy/ended-sessions.ts'
import type { LogRecorder } from '../tenancy/log-recorder.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import type { RequestValidators } from '../validation/validate-request.ts'
import { createConsent, getConsentPage } from './authorize/consent.ts'
import { createCredentialPages } from './authorize/credential-pages.ts'
import { createInvitationAcceptance, getInvitationPage } from './authorize/invitation-pages.ts'
import { oidcProtocol } from './authorize/oidc-transaction.ts'
import {
  createOrganizationChoice,
  createOrganizationSelection,
  getOrganizationPickerPage,
  getOrganizationSelectionPage,
} from './authorize/organization-pages.ts'
import { withRequestObject } from './authorize/request-uri.ts'
import { withSilentTicket } from './authorize/silent-ticket.ts'
import { createApprovalPages } from './backchannel/approval-pages.ts'
import { clientScripts } from './clients/client-script.ts'
import { createCrossOriginLogins } from './co/cross-origin-login.ts'
import { createDatabaseConnections } from './dbconnections/database-connections.ts'
import { createActivationPages } from './device/activation.ts'
import { logOut } from './logout/log-out.ts'
import { createMfaApi } from './mfa/mfa-api.ts'
import { passkeyApi } from './passkey/passkey-api.ts'
import { linkPages } from './passwordless/link-pages.ts'
import { createPasswordless } from './passwordless/start.ts'
import type { ProviderOf } from './provider/provider-of.ts'
import { confirmLogOut, redirectToQuery, serveByProvider } from './provider/serve-by-provider.ts'
import { createClientRegistrations } from './registration/client-registration.ts'
import type { AuthenticationHandlers, SamlOperationId, Serving } from './serve.ts'
import { withSessionTransfer } from './transfer/with-session-transfer.ts'
import { userCountry } from './user/user-country.ts'
import { createTokenInfos } from './userinfo/token-info.ts'
import { createUserInfo } from './userinfo/user-info.ts'
import { appAssociations } from './well-known/app-associations.ts'

/** The parts of the server that the authentication API uses. */
export interface AuthenticationOptions {
  /** The operations of this API. */
  readonly operations: readonly Operation[]
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly captchas: CaptchaVerifier
  readonly leaks: LeakedPasswords
  readonly countLogIn: CountLogIn
  readonly countToken: CountToken
  readonly outbound: Outbound
  readonly dns: DnsRecords
  readonly recorder: LogRecorder
  /**
   * Applies the rate limit policies of the tenant.
   *
   * @returns whether it has answered the request
   */
  readonly limitClients: (req: Request, res: Response) => Promise<boolean> | boolean
  readonly tenancy: Tenancy
  readonly endedSessions: EndedSessions
  /** The port that requests client certificates. */
  readonly mtlsPortOf: () => number | undefined
  readonly now: () => Date
}

/** The protocols besides OAuth that use the log-in pages, and the log-in steps of other rooms. */
export interface FurtherProtocols {
  readonly protocols: readonly LoginProtocol[]
  readonly samlHandlers: Serving<SamlOperationId>
  readonly credentials: CredentialVerifications
}

/** Serves authorization requests, some of which bring a session along. */
function authorization({
  sessions,
  outbound,
}: Pick<AuthenticationOptions, 'outbound'> & { readonly sessions: BrowserSessions }) {
  const byTicket = withSilentTicket(sessions, withRequestObject(outbound, serveByProvider))
  return withSessionTransfer(sessions, byTicket)
}

/** Creates the handler of each operation of the authentication API. */
export function createHandlers(
  options: AuthenticationOptions & FurtherProtocols & { readonly sessions: BrowserSessions },
  providerOf: ProviderOf,
): AuthenticationHandlers {
  const protocols = [oidcProtocol(providerOf), ...options.protocols, resetProtocol]
  return {
    ...homePage,
    ...userPictures,
    getAuthorization: authorization(options),
    createAuthorization: redirectToQuery,
    getAuthorizationAnswer: serveByProvider,
    createPushedAuthorizationRequest: serveByProvider,
    createToken: serveByProvider,
    revokeToken: serveByProvider,
    createIntrospection: serveByProvider,
    createDeviceAuthorization: serveByProvider,
    createBackchannelAuthentication: serveByProvider,
    getEndSession: serveByProvider,
    createEndSession: redirectToQuery,
    createEndSessionConfirmation: confirmLogOut,
    getEndSessionSuccess: serveByProvider,
    getDiscovery: serveByProvider,
    getAuthorizationServerMetadata: serveByProvider,
    getJwks: serveByProvider,
    ...createUserInfo(options),
    ...createTokenInfos(options),
    getLogout: (req, res) => logOut(req, res, options),
    ...options.samlHandlers,
    ...createLoginPages({ ...options, protocols }),
    ...continuations,
    getConsentPage,
    createConsent,
    getInvitationPage,
    createInvitationAcceptance,
    getOrganizationSelectionPage,
    createOrganizationSelection,
    getOrganizationPickerPage,
    createOrganizationChoice,
    ...createCredentialPages(options.credentials),
    ...createActivationPages(),
    ...createApprovalPages(),
    ...createDatabaseConnections(options),
    ...createPasswordless(options),
    ...createCrossOriginLogins(options),
    ...clientScripts,
    ...userCountry,
    ...appAssociations,
    ...passkeyApi,
    ...createMfaApi(options),
    ...createClientRegistrations(),
    ...createTicketPages({
      ...options,
      async sessionUserOf(req, res) {
        return (await options.sessions.find(req, res))?.userId
      },
    }),
    ...createUnblockPages(),
    ...linkPages,
    ...createCallbackPages({ ...options, protocols }),
    ...createConnectionTestPage(options),
    ...createConnectAccountPage(options),
    ...provisioningPage,
    ...createSelfServicePages(options),
    ...createLogoutPages(options),
    ...createBackchannelLogouts(options),
    ...createGlobalTokenRevocations(options),
    ...createEnrollmentPages(),
  }
}
