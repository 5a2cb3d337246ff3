import type { Request, Response } from 'express'
import type { Provider } from 'oidc-provider'
import type {
  BrowserSession,
  BrowserSessions,
  JoinedSession,
} from '../../login/browser-sessions.ts'
import type { Authentication } from '../../login/login-transaction.ts'
import { endedSession } from '../../store/oidc/ended-session.ts'
import type { EndedSessions } from '../../tenancy/ended-sessions.ts'
import { loginOf } from '../authorize/oidc-transaction.ts'
import { loadProvider } from './load-provider.ts'
import { beginOidcRequest } from './oidc-request.ts'
import { type OpenSession, withSession } from './patches.ts'
import type { ProviderOf } from './provider-of.ts'
import { addressAsIssuer } from './provider-request.ts'

type Session = InstanceType<Provider['Session']>

/** Sessions as oidc-provider keeps them, for protocols beside OAuth. */
export function browserSessions(
  providerOf: ProviderOf,
  endedSessions: EndedSessions,
): BrowserSessions {
  const look = async (req: Request, res: Response) => {
    addressAsIssuer(req)
    const { provider } = await providerOf(req.tenant)
    const ctx = provider.createContext(req, res)
    return { provider, ctx, session: await provider.Session.get(ctx) }
  }
  const end: BrowserSessions['end'] = async (req, res) => {
    const { provider, ctx, session } = await look(req, res)
    const known = shownOf(session)
    if (!known) return undefined
    await session.destroy()
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/', overwrite: true })
    const { authorizations = {} } = session
    endedSessions.add([endedSession(known.userId, authorizations)], req.tenant.domain)
    return known
  }
  return {
    async find(req, res) {
      return shownOf((await look(req, res)).session)
    },
    async join(req, res, clientId, authentication) {
      if (authentication) {
        const { session } = await look(req, res)
        const isOthers = session.accountId && session.accountId !== authentication.userId
        if (isOthers) await end(req, res)
      }
      return join(req, res, { clientId, authentication, providerOf })
    },
    end,
  }
}

interface Joining {
  readonly clientId: string
  readonly authentication: Authentication | undefined
  readonly providerOf: ProviderOf
}

/** Goes through the step of oidc-provider that finds, writes and sends the session. */
async function join(req: Request, res: Response, joining: Joining): Promise<JoinedSession> {
  const { clientId, authentication, providerOf } = joining
  const modules = await loadProvider()
  const { provider } = await providerOf(req.tenant)
  beginOidcRequest(req, req)
  let joined: JoinedSession | undefined
  await withSession(provider, modules, [req, res], (session) => {
    if (authentication) logIn(session, authentication, req)
    session.ensureClientContainer(clientId)
    const shown = shownOf(session)
    const sessionId = shown?.sessionIds[clientId]
    if (!shown || sessionId === undefined) throw new Error('The session has no user.')
    joined = { ...shown, sessionId }
  })
  if (!joined) throw new Error('The session was not written.')
  return joined
}

function logIn(session: OpenSession, authentication: Authentication, { tenant }: Request): void {
  const { accountId, amr, acr, remember } = loginOf(authentication, tenant)
  session.loginAccount({ accountId, amr, ...(acr && { acr }), transient: !remember })
  if (!session.new) session.resetIdentifier()
}

function shownOf({
  accountId,
  amr,
  loginTs = 0,
  authorizations = {},
}: Session): BrowserSession | undefined {
  if (accountId === undefined) return undefined
  const sessionIds = Object.entries(authorizations).flatMap(([clientId, { sid }]) =>
    sid === undefined ? [] : [[clientId, sid] as const],
  )
  return {
    userId: accountId,
    amr: amr ?? ['pwd'],
    authenticatedAt: new Date(loginTs * 1000),
    sessionIds: Object.fromEntries(sessionIds),
  }
}
