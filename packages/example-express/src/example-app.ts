import { fileURLToPath } from 'node:url'
import {
  createAuthenticationClient,
  isAuthenticationError,
  type LogInParameters,
} from '@latchkey/sdk/authentication'
import { createManagementClient, type Fetch } from '@latchkey/sdk/management'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import session from 'express-session'
import { errorPage, homePage, membersPage, profilePage } from './pages.ts'
import { renewSession, tokensOf } from './user-session.ts'

/** The settings of the example, from its environment. */
export interface ExampleSettings {
  /** The tenant, as in `https://localhost:8443`. */
  readonly baseUrl: string
  /** The origin of this application, such as `http://localhost:3000`. */
  readonly origin: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs the session cookie. */
  readonly sessionSecret: string
  readonly fetch?: Fetch
}

const membersMax = 20

/** The whole application. */
export function createExampleApp(settings: ExampleSettings): Express {
  const { baseUrl, origin, clientId, clientSecret, fetch } = settings
  const client = createAuthenticationClient({
    baseUrl,
    clientId,
    clientSecret,
    redirectUri: `${origin}/callback`,
    scope: 'openid profile email offline_access',
    ...(fetch && { fetch }),
  })
  const management = createManagementClient({
    baseUrl,
    token: () => client.getClientToken({ audience: '/api/v2/' }),
    ...(fetch && { fetch }),
  })

  const beginLogIn = async (req: Request, res: Response, parameters: LogInParameters = {}) => {
    const { url, transaction } = await client.beginLogIn(parameters)
    req.session.logIn = transaction
    res.redirect(url)
  }
  const requireUser: RequestHandler = async (req, res, next) => {
    if (await tokensOf(req, client).getTokens()) return next()
    if (req.method === 'GET') req.session.returnTo = req.originalUrl
    return beginLogIn(req, res)
  }

  const app = express()
  app.use(headersFor(baseUrl), express.static(fileURLToPath(new URL('../public', import.meta.url))))
  app.use(cookieSession(settings))

  app.get('/', async (req, res) => {
    const tokens = await tokensOf(req, client).getTokens()
    res.send(homePage(tokens?.user))
  })
  app.get('/login', (req, res) => beginLogIn(req, res))
  app.get('/signup', (req, res) => beginLogIn(req, res, { screen_hint: 'signup' }))
  app.get('/callback', async (req, res) => {
    const { logIn, returnTo = '/' } = req.session
    if (!logIn) return res.redirect('/')
    await renewSession(req)
    await tokensOf(req, client).setTokens(await client.completeLogIn(req.originalUrl, logIn))
    return res.redirect(returnTo)
  })
  app.get('/profile', requireUser, async (req, res) => {
    const tokens = tokensOf(req, client)
    const accessToken = await tokens.getAccessToken() // renewed where need be
    const { user, expiresAtMs = 0 } = (await tokens.getTokens()) ?? {}
    const info = await client.getUserInfo({ accessToken, ...(user && { user }) })
    res.send(profilePage(info, new Date(expiresAtMs)))
  })
  app.get('/members', requireUser, async (_req, res) => {
    const users = await management.users.list({ query: { per_page: membersMax } })
    const names = Array.isArray(users) ? users.map(({ name, user_id }) => name ?? user_id) : []
    res.send(membersPage(names.map(String)))
  })
  app.post('/renew', requireUser, async (req, res) => {
    await tokensOf(req, client).renew()
    res.redirect(303, '/profile')
  })
  app.post('/logout', async (req, res) => {
    const { refreshToken } = (await tokensOf(req, client).getTokens()) ?? {}
    await renewSession(req)
    if (refreshToken !== undefined) await client.revoke(refreshToken)
    res.redirect(303, client.getLogoutUrl({ returnTo: origin }))
  })
  app.use(answerErrors)
  return app
}

/** `Lax` keeps forms of other sites from posting as the user (RFC 6265bis, section 5.6.7). */
function cookieSession({ origin, sessionSecret }: ExampleSettings): RequestHandler {
  const secure = origin.startsWith('https:')
  return session({
    name: 'reading-room',
    secret: sessionSecret,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure },
  })
}

/** Forms may lead to the tenant, where the browser is sent to log out. */
const headersFor =
  (baseUrl: string): RequestHandler =>
  (_req, res, next) => {
    res.set({
      'Content-Security-Policy':
        `default-src 'none'; style-src 'self'; form-action 'self' ${baseUrl}; ` +
        "base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    next()
  }

const answerErrors: ErrorRequestHandler = (error, _req, res, _next) => {
  const isTold = isAuthenticationError(error)
  if (!isTold) console.error(error)
  const message = isTold ? error.message : 'Please try again in a moment.'
  res.status(isTold ? 400 : 500).send(errorPage(message))
}
