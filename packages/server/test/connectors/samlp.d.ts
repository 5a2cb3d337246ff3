/** The parts of samlp that the tests use. */
declare module 'samlp' {
  import type { Request, RequestHandler } from 'express'

  interface Signing {
    readonly issuer: string
    readonly cert: string
    readonly key: string
  }

  interface AuthOptions extends Signing {
    readonly signResponse?: boolean
    readonly signAssertion?: boolean
    /** Of the service provider, whose requests must be signed. */
    readonly signingCert: string
    readonly sessionIndex?: string
    readonly getUserFromRequest: (req: { readonly query: unknown }) => object
    readonly destination: string
    readonly recipient: string
    readonly getPostURL: (
      audience: unknown,
      request: unknown,
      req: unknown,
      done: (error: null, url: string) => void,
    ) => void
  }

  interface ParsedRequest {
    readonly issuer?: string
    readonly assertionConsumerServiceURL?: string
  }

  interface SessionParticipant {
    readonly serviceProviderId: string
    readonly nameId: string
    readonly sessionIndex: string
    readonly serviceProviderLogoutURL: string
    readonly cert: string
  }

  interface LogoutOptions extends Signing {
    readonly deflate: boolean
    readonly protocolBinding: string
    readonly sessionParticipants: object
  }

  interface MetadataOptions {
    readonly issuer: string
    readonly cert: string
    readonly redirectEndpointPath: string
    readonly postEndpointPath: string
    readonly logoutEndpointPaths: Readonly<Record<string, string>>
  }

  export function parseRequest(
    req: Request,
    options: { readonly signingCert: string },
    done: (error: Error | null, request?: ParsedRequest) => void,
  ): void
  export function auth(options: AuthOptions): RequestHandler
  export function logout(options: LogoutOptions): RequestHandler
  export function metadata(options: MetadataOptions): RequestHandler
}

declare module 'samlp/lib/sessionParticipants/index.js' {
  import type { SessionParticipant } from 'samlp'

  class SessionParticipants {
    constructor(participants: readonly SessionParticipant[])
  }

  // biome-ignore lint/style/noDefaultExport: it is what the module has
  export { SessionParticipants as default }
}
