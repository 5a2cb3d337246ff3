import type { Request, Response } from 'express'
import type { Provider } from 'oidc-provider'
import type { LifetimeChange, PostLoginState } from '../../actions/post-login/post-login-state.ts'
import type {
  BrowserSession,
  BrowserSessions,
  JoinedSession,
} from '../../login/browser-sessions.ts'
import type { Authentication } from '../../login/login-transaction.ts'
import { endedSession } from '../../store/oidc/ended-session.ts'
import type { EndedSessions } from '../../tenancy/ended-sessions.ts'
import { loginOf } from '../authorize/oidc-transaction.ts'
import { readSessionMetadata } from '../logout/session-metadata.ts'
import { limitsAfter } from './lifetimes.ts'
import { loadProvider } from './load-provider.ts'
import { beginOidcRequest } from './oidc-request.ts'
import { type OpenSession, withSession } from './patches.ts'
import type { ProviderOf } from './provider-of.ts'
import { addressAsIssuer } from './provider-request.ts'

type Session = InstanceType<Provider['Session']> & Pick<OpenSession, 'connection' | 'dueEntry'>

/** The sessions of oidc-provider, for other protocols and log-in pages. */
export function browserSessions(
  providerOf: ProviderOf,
  endedSessions: EndedSessions,
): BrowserSessions {
  const findSession = async (req: Request, res: Response) => {
    addressAsIssuer(req)
    const { provider } = await providerOf(req.tenant)
    const ctx = provider.createContext(req, res)
    return { provider, ctx, session: await provider.Session.get(ctx) }
  }
  const end: BrowserSessions['end'] = async (req, res) => {
    const { provider, ctx, session } = await findSession(req, res)
    const known = browserSessionOf(session)
    if (!known) return undefined
    const { authorizations = {} } = session
    const metadata = await readSessionMetadata(req.tenant, known.id, Object.keys(authorizations))
    await session.destroy()
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/', overwrite: true })
    const ended = endedSession(known.userId, authorizations, 'rp-logout', metadata)
    endedSessions.add([ended], req.tenant.domain)
    return { ...known, metadata }
  }
  return {
    async find(req, res) {
      return browserSessionOf((await findSession(req, res)).session)
    },
    async join(req, res, clientId, authentication, actions) {
      if (authentication) {
        const { session } = await findSession(req, res)
        const isOthers = session.accountId && session.accountId !== authentication.userId
        if (isOthers) await end(req, res)
      }
      return join(req, res, { clientId, authentication, actions, providerOf })
    },
    end,
  }
}

interface Joining {
  readonly clientId: string
  readonly authentication: Authentication | undefined
  readonly actions: PostLoginState | undefined
  readonly providerOf: ProviderOf
}

/** Adds a client to the session, by the step of oidc-provider that reads and writes sessions. */
async function join(req: Request, res: Response, joining: Joining): Promise<JoinedSession> {
  const { clientId, authentication, actions, providerOf } = joining
  const modules = await loadProvider()
  const { provider } = await providerOf(req.tenant)
  const request = beginOidcRequest(req, req)
  const { userId, accessEpoch, upstream } = authentication ?? {}
  if (userId !== undefined && accessEpoch !== undefined) {
    request.accessEpochs.set(userId, accessEpoch)
  }
  request.upstream = upstream
  request.sessionMetadata = (authentication?.actions ?? actions)?.session?.metadata
  let joined: JoinedSession | undefined
  await withSession(provider, modules, [req, res], (session) => {
    if (authentication) logIn(session, authentication, req, clientId)
    else limit(session, actions?.session)
    session.ensureClientContainer(clientId)
    const current = browserSessionOf(session)
    const sessionId = current?.sessionIds[clientId]
    if (!current || sessionId === undefined) throw new Error('The session has no user.')
    if (!authentication) Reflect.deleteProperty(session, 'dueEntry')
    joined = { ...current, sessionId }
  })
  if (!joined) throw new Error('The session was not written.')
  return joined
}

function logIn(
  session: OpenSession,
  authentication: Authentication,
  { tenant }: Request,
  clientId: string,
): void {
  const login = loginOf(authentication, tenant, clientId)
  const { remember, accountId, amr, acr, connection, upstream, actions, dueEntry } = login
  const { authTime, endsAt, transfer } = authentication.transferred ?? {}
  session.loginAccount({
    accountId,
    amr,
    ...(acr && { acr }),
    ...(connection && { connection }),
    ...(upstream && { upstream }),
    ...(actions && { actions }),
    ...(dueEntry && { dueEntry }),
    ...(transfer && { loginTs: authTime, endsAt, transfer }),
    transient: !remember,
  })
  if (!session.new) session.resetIdentifier()
}

/** Limits a session that has logged its user in, as actions ask. */
function limit(session: OpenSession, change: LifetimeChange | undefined): void {
  const limits = limitsAfter(session.limits, change)
  if (limits) Object.assign(session, { limits })
}

/** @returns undefined for a session without a user */
function browserSessionOf({
  uid,
  accountId,
  amr,
  connection,
  loginTs = 0,
  authorizations = {},
  dueEntry,
}: Session): BrowserSession | undefined {
  if (accountId === undefined) return undefined
  const sessionIds = Object.entries(authorizations).flatMap(([clientId, { sid }]) =>
    sid === undefined ? [] : [[clientId, sid] as const],
  )
  return {
    id: uid,
    userId: accountId,
    amr: amr ?? ['pwd'],
    connection,
    dueEntry,
    authenticatedAt: new Date(loginTs * 1000),
    sessionIds: Object.fromEntries(sessionIds),
  }
}
