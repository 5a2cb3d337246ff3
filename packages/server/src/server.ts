import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import type { IssueDirectly } from './authentication/grants/issue-directly.ts'
import { createAuthentication } from './authentication/router.ts'
import type { Config } from './config/config.ts'
import type { MutualTlsConfig } from './config/mutual-tls.ts'
import type { ProxyConfig } from './config/proxies.ts'
import { consolePath, serveConsole } from './console/serve-console.ts'
import { documentationPath, serveDocumentation } from './documentation/serve-documentation.ts'
import { allowCrossOrigin } from './door/allow-cross-origin.ts'
import { answerErrors, notFound } from './door/answer-errors.ts'
import { findClientCertificate } from './door/client-certificate.ts'
import { countLogIns, userPolicy } from './door/count-log-ins.ts'
import { countRequests } from './door/count-requests.ts'
import { countTokens } from './door/count-tokens.ts'
import { chooseLinkDomain, readClientAddress } from './door/custom-domain.ts'
import { loadErrorBranding } from './door/error-branding.ts'
import { findRoute, requireOperation } from './door/find-route.ts'
import { findTenant } from './door/find-tenant.ts'
import type { Geo } from './door/geo.ts'
import { liveness, readiness } from './door/health.ts'
import { inOrder } from './door/in-order.ts'
import { limitClients } from './door/limit-clients.ts'
import { limitTime } from './door/limit-time.ts'
import { logExceededLimits } from './door/log-exceeded-limits.ts'
import { authenticationOrigin, gate } from './door/network-acl.ts'
import type { NetworkAclRecorder } from './door/network-acl-recorder.ts'
import type { OpenedLists } from './door/network-lists.ts'
import { readTokenBody } from './door/presented-token.ts'
import { limitRate, rateOf } from './door/rate-limit.ts'
import type { RateKeeper } from './door/rate-limit-sync.ts'
import { rateSubjectOf } from './door/rate-subject.ts'
import { readBytes } from './door/read-bytes.ts'
import { requestFacts } from './door/request-facts.ts'
import { requestId } from './door/request-id.ts'
import { strictTransport } from './door/strict-transport.ts'
import { traceRequests } from './door/trace-requests.ts'
import type { Followers } from './feeds/followers.ts'
import type { CaptchaVerifier } from './login/bot-detection/captcha-verifier.ts'
import { createLeakedPasswords } from './login/guards/leaked-passwords.ts'
import type { LoginProtocol } from './login/login-transaction.ts'
import type { Mailer } from './mail/mail.ts'
import { answer } from './management/answer.ts'
import { answerAbsent } from './management/answer-absent.ts'
import { authenticate } from './management/authenticate.ts'
import { handlers } from './management/handlers.ts'
import { receiveUsers } from './management/jobs/receive-users.ts'
import { openByTicket } from './management/open-by-ticket.ts'
import { readBody } from './management/read-body.ts'
import { readParameters } from './management/read-parameters.ts'
import { readUpload } from './management/read-upload.ts'
import { recordOperations } from './management/record-operations.ts'
import { managementPath, validate } from './management/validate.ts'
import type { Metrics } from './metrics/metrics.ts'
import { serveAccountPages } from './my-account/pages/account-pages.ts'
import { serveMyAccount } from './my-account/router.ts'
import { serveMyOrganization } from './my-organization/router.ts'
import type { Document } from './operations/document.ts'
import { readOperations } from './operations/read-operation.ts'
import { createRouter } from './operations/router.ts'
import type { DnsRecords } from './outbound/dns-records.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Peers } from './peers/peer-facts.ts'
import type { TrustsProxy } from './peers/trusted-proxies.ts'
import type { PhoneSender } from './phone-messages/phone-sender.ts'
import { createPresentations } from './presentations/router.ts'
import { createSaml } from './saml/handlers.ts'
import { serveScim } from './scim/router.ts'
import type { EndedSessions } from './tenancy/ended-sessions.ts'
import type { LogRecorder } from './tenancy/log-recorder.ts'
import type { Tenancy } from './tenancy/tenancy.ts'
import type { Faults } from './test-controls/faults.ts'
import { injectFaults } from './test-controls/inject-faults.ts'
import type { Tracing } from './tracing/tracing.ts'
import { createBodyCheck } from './validation/body-check.ts'
import { createRequestValidators } from './validation/validate-request.ts'

const load = createRequire(import.meta.url)
const management = load('@latchkey/contract/management.json') as Document
const managementOperations = readOperations(management)
const operationIds = managementOperations.flatMap(({ id, absent }) => (absent ? [] : id))
const authenticationDocument = load('@latchkey/contract/authentication.json') as Document
const authenticationOperations = readOperations(authenticationDocument)
// One of each per process, however many servers it runs: compiling a validator takes 10 ms.
const managementRoute = createRouter(managementOperations)
const authenticationRoute = createRouter(authenticationOperations)
const routedApis = [
  { basePath: managementPath, route: managementRoute },
  { basePath: '', route: authenticationRoute },
]
const validateManagement = validate(management)
const validatorOf = createRequestValidators(authenticationDocument)
const isTheme = bodyCheckOf('createBrandingTheme')

function bodyCheckOf(id: string) {
  const operation = managementOperations.find((each) => each.id === id)
  assert(operation, `The document has no operation ${id}.`)
  return createBodyCheck(management, operation)
}

interface ServerParts {
  readonly config: Pick<
    Config,
    | 'bounds'
    | 'rateLimits'
    | 'eventRetentionDays'
    | 'leakedPasswordsUrl'
    | 'twilioUrl'
    | 'hstsSeconds'
    | keyof (ProxyConfig & MutualTlsConfig)
  >
  readonly tenancy: Tenancy
  readonly networkAclRecorder: NetworkAclRecorder
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly captchas: CaptchaVerifier
  readonly outbound: Outbound
  readonly dns: DnsRecords
  readonly rates: RateKeeper
  readonly logRecorder: LogRecorder
  readonly followers: Followers
  readonly verificationFollowers: Followers
  readonly endedSessions: EndedSessions
  /** The protocols beside OAuth that send users to the log-in pages. */
  readonly protocols: readonly LoginProtocol[]
  /** Undefined without an operations port. */
  readonly metrics: Metrics | undefined
  /** Undefined: requests are not traced. */
  readonly tracing: Tracing | undefined
  /** Makes requests fail on demand; undefined without test controls. */
  readonly faults: Faults | undefined
  readonly log: Logger
  readonly now: () => Date
  /** Whether requests can be served; rejects while the database does not respond. */
  readonly isReady: () => Promise<boolean>
  /** The facts of each socket. */
  readonly peers: Peers
  readonly trusts: TrustsProxy
  readonly geo: Geo | undefined
  readonly networkLists: OpenedLists | undefined
  /** The port that requests client certificates; undefined until it is open. */
  readonly mtlsPortOf: () => number | undefined
}

interface Served {
  readonly app: Express
  readonly issueDirectly: IssueDirectly
}

/**
 * Creates the HTTP application: the steps that every request passes, top to bottom. A step
 * responds, throws, or passes the request on.
 */
export function createServer(parts: ServerParts): Served {
  const { config, tenancy, followers, mailer, phones, outbound, dns, log, now } = parts
  const { logRecorder, endedSessions, protocols, rates, isReady, metrics, tracing } = parts
  const { peers, trusts, geo, networkLists, mtlsPortOf, faults } = parts
  const { bounds, rateLimits, eventRetentionDays } = config
  const networkAcls = { recorder: parts.networkAclRecorder, now }
  const leaks = createLeakedPasswords({ url: config.leakedPasswordsUrl, outbound, log })
  const looksForLeaks = config.leakedPasswordsUrl !== undefined
  const following = { followers, bounds, eventRetentionDays, now }
  const certificate = findClientCertificate({ peers, edgeKeys: config.edgeKeys })
  const limits = {
    overrides: rateLimits,
    keeper: rates,
    subjectOf: rateSubjectOf(now),
    onExceeded: logExceededLimits(logRecorder),
  }
  const limitAuthentication = limitRate(authenticationDocument, {
    ...limits,
    policyOfOthers: 'authentication-metadata',
  })
  const authentication = createAuthentication({
    operations: authenticationOperations,
    validatorOf,
    readBytes: readBytes(bounds),
    mailer,
    phones,
    captchas: parts.captchas,
    leaks,
    countLogIn: countLogIns(rateOf(authenticationDocument, userPolicy, rateLimits), rates),
    countToken: countTokens(rates),
    outbound,
    dns,
    endedSessions,
    tenancy,
    now,
    recorder: logRecorder,
    limitClients: limitClients({ keeper: rates, recorder: logRecorder }),
    mtlsPortOf,
  })
  const { sessions, issueDirectly } = authentication
  const saml = createSaml({ sessions, recorder: logRecorder, now })
  const presentations = createPresentations({
    validatorOf,
    readBytes: readBytes(bounds),
    outbound,
    followers: parts.verificationFollowers,
    bounds,
    log,
    now,
  })
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('case sensitive routing', true)

  if (metrics) app.use(countRequests(metrics))
  if (tracing) app.use(traceRequests(tracing))
  if (config.hstsSeconds > 0) app.use(strictTransport(config.hstsSeconds))
  app.use(inOrder(requestId(log), limitTime(bounds)))
  app.get('/livez', liveness)
  app.get('/readyz', readiness(isReady))
  app.use(
    inOrder(
      requestFacts({ ...config, peers, trusts, geo, networkLists }),
      findTenant(tenancy, {
        peers,
        rateOfUnknown: rateOf(authenticationDocument, 'unknown-host', rateLimits),
      }),
      readClientAddress({ peers, edgeKeys: config.edgeKeys }),
    ),
  )

  if (faults) app.use(injectFaults(faults, routedApis))
  app.use(
    managementPath,
    inOrder(
      gate(() => 'management', networkAcls),
      findRoute(managementRoute, bounds.uriBytesMax),
      allowCrossOrigin,
      limitRate(management, { ...limits, policyOfOthers: 'management-read' }),
      requireOperation,
      certificate,
      readParameters,
      openByTicket,
      authenticate(now),
      recordOperations(logRecorder),
      chooseLinkDomain(tenancy),
      readBody(bounds, readBytes(bounds)),
      readUpload(bounds, receiveUsers),
      validateManagement,
      answerAbsent,
      answer(handlers, {
        operationIds,
        recentOf: parts.networkAclRecorder.recent,
        following,
        mailer,
        outbound,
        dns,
        looksForLeaks,
        networkListNames: () => networkLists?.names ?? [],
        twilioUrl: config.twilioUrl,
        log,
      }),
    ),
  )
  app.use(
    consolePath,
    inOrder(
      gate(() => 'management', networkAcls),
      limitAuthentication,
      serveConsole({ isTheme }),
    ),
  )
  app.use(
    documentationPath,
    inOrder(
      gate(() => 'management', networkAcls),
      serveDocumentation(),
    ),
  )
  app.use(
    inOrder(
      gate(authenticationOrigin, networkAcls),
      findRoute(authenticationRoute, bounds.uriBytesMax),
      allowCrossOrigin,
      readTokenBody(readBytes(bounds)),
      limitAuthentication,
      requireOperation,
      certificate,
      presentations.serve,
      serveScim({ validatorOf, readBytes: readBytes(bounds), recorder: logRecorder }),
      serveMyOrganization({
        validatorOf,
        readBytes: readBytes(bounds),
        mailer,
        dns,
        outbound,
        now,
      }),
      serveMyAccount({ validatorOf, readBytes: readBytes(bounds), mailer, leaks, now }),
      serveAccountPages({ validatorOf, readBytes: readBytes(bounds), mailer, leaks, sessions }),
      authentication.serve({
        protocols: [saml.protocol, ...protocols],
        samlHandlers: saml.handlers,
        credentials: presentations.credentials,
      }),
    ),
  )
  app.use(notFound, loadErrorBranding, answerErrors)
  return { app, issueDirectly }
}
