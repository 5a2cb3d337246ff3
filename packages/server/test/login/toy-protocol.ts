import { randomBytes } from 'node:crypto'
import { resolveBranding } from '@latchkey/server/branding/resolve-branding'
import type { Authentication, LoginProtocol } from '@latchkey/server/login/login-transaction'

/** A request of a client. */
interface ToyRequest {
  readonly clientId: string
  readonly acrValues?: readonly string[]
}

export interface ToyProtocol extends LoginProtocol {
  /** Begins a log-in. @returns the cookie for the browser, and the path of the page */
  begin(request: ToyRequest): { readonly path: string; readonly cookie: string }
  /** The outcome of the log-in at a path; undefined before its end. */
  outcomeOf(path: string): Authentication | { readonly error: string } | undefined
}

/** A minimal protocol without any OAuth, which keeps its log-ins in memory. */
export function createToyProtocol(): ToyProtocol {
  const requests = new Map<string, ToyRequest>()
  const outcomes = new Map<string, Authentication | { readonly error: string }>()
  return {
    name: 'toy',
    begin(request) {
      const id = randomBytes(16).toString('hex')
      requests.set(id, request)
      return { path: `/u/${id}`, cookie: `toy=${id}` }
    },
    outcomeOf: (path) => outcomes.get(path.split('/')[2] ?? ''),
    async findTransaction(req) {
      const id = req.pathParameters.state ?? ''
      const request = requests.get(id)
      const client = request && (await req.tenant.clients.find(request.clientId))
      if (!client || !req.headers.cookie?.includes(`toy=${id}`)) return undefined
      const { acrValues = [] } = request
      return {
        id,
        client,
        branding: await resolveBranding(req.tenant, { headers: req.headers }),
        step: 'login',
        session: undefined,
        connection: undefined,
        loginHint: undefined,
        opensSignup: false,
        acrValues,
        audiences: [],
        redirectTargets: ['https://toy.example.com/'],
        async complete(res, { userId, amr }) {
          outcomes.set(id, { userId, amr: [...amr] })
          res.writeHead(303, { Location: 'https://toy.example.com/done' }).end()
        },
        async refuse(res, { error }) {
          outcomes.set(id, { error })
          res.writeHead(303, { Location: 'https://toy.example.com/refused' }).end()
        },
      }
    },
  }
}
