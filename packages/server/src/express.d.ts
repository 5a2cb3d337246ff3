import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import type { FoundToken } from './door/opaque-token.ts'
import type { SentBody } from './form-body.ts'
import type { Authentication } from './login/authentication.ts'
import type { Caller } from './management/authenticate.ts'
import type { BodyKind } from './management/read-body.ts'
import type { Operation } from './operations/operation.ts'
import type { PathParameters, Route } from './operations/router.ts'
import type { ResolvedBranding } from './pages/resolved-branding.ts'
import type { ClientCertificate } from './peers/client-certificate.ts'
import type { RequestFacts } from './request-facts.ts'
import type { FoundScimToken } from './store/scim/scim-tokens.ts'
import type { PresentedToken } from './tenancy/proof-of-possession.ts'
import type { Tenant } from './tenancy/tenancy.ts'
import type { Deadline } from './timing/deadline.ts'
import type { Span } from './timing/span.ts'

interface OpenApiMetadata {
  readonly expressRoute: string
  readonly openApiRoute: string
  readonly pathParams: Record<string, string>
  readonly schema: OpenAPIV3.OperationObject
  readonly serial: number
}

declare global {
  namespace Express {
    /** The members that steps add for later steps. */
    interface Request {
      /** Set by `requestId`. */
      id: string
      /** Set by `traceRequests`, where requests are traced. */
      span?: Span
      /** Set by `limitTime`. */
      deadline: Deadline
      /** Set by `requestFacts`. */
      facts: RequestFacts
      /** Set by `findTenant`. */
      tenant: Tenant
      /** Set by `chooseLinkDomain`: the tenant at the custom domain of links. */
      linkTenant?: Tenant
      /** Set by `findClientCertificate`, where the client has shown one. */
      clientCertificate?: ClientCertificate
      /** Set by `findRoute`; `operation` only where the document has one. */
      found: Route
      operation?: Operation
      /** Set by `requireOperation`. */
      pathParameters: PathParameters
      /** Set by `readParameters`, for the log. */
      ignoredParameters?: readonly string[]
      /** Set by `openByTicket` or `authenticate`. */
      caller: Caller
      /** Set by `answer`: whether the answer has a secret. */
      hasReadSecret?: boolean
      /** Set by `readBody` or `readUpload`. */
      bodyKind: BodyKind
      /** Set by `limitRate`: the token of the request that has the form of a JWT. */
      signedToken?: PresentedToken
      /** Set by `limitRate`: the opaque token of the request, if the tenant issued it. */
      opaqueToken?: FoundToken
      /** Set by `limitRate`: the SCIM token of the request, if the tenant issued it. */
      scimToken?: FoundScimToken
      /** Set by `presentSession`: the log-in that has begun the session that serves the request. */
      begunLogIn?: Authentication
      /** Set by `readRequest`. */
      sent: SentBody
      /** Set by `validate`, for express-openapi-validator. */
      openapi?: OpenApiMetadata
      /** Set after an error of the authentication API: the branding of the error page. */
      branding?: ResolvedBranding
      /** Set by `answerErrors`, for the log. */
      errorCode?: string
      cause?: unknown
    }
  }
}
