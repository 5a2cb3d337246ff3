interface QuickStartSettings {
  /** The issuer of the tenant, without a trailing slash. */
  readonly baseUrl: string
  readonly clientId: string
}

/** The programs for which there is a quick start. */
export type QuickStartKind = 'spa' | 'express' | 'next' | 'native' | 'service'

interface QuickStart {
  /** The text that names the quick start. */
  readonly kind: QuickStartKind
  /** The types of clients for which the quick start is meant. */
  readonly appTypes: readonly string[]
  /** The callback URL of the code; undefined without a redirect. */
  readonly callback?: string
  /** The guide with the whole program, below `/docs/guides/`. */
  readonly guide?: string
  readonly write: (settings: QuickStartSettings) => string
}

/** The minimal code with which each type of application logs users in. */
export const quickStarts: readonly QuickStart[] = [
  {
    kind: 'spa',
    appTypes: ['spa'],
    callback: 'http://localhost:5173/',
    write: ({
      baseUrl,
      clientId,
    }) => `import { createBrowserSession } from '@latchkey/sdk/authentication'

const session = createBrowserSession({ baseUrl: '${baseUrl}', clientId: '${clientId}' })
const { user } = await session.start()
if (!user) await session.logIn()`,
  },
  {
    kind: 'express',
    appTypes: ['regular_web'],
    callback: 'http://localhost:3000/callback',
    write: ({ baseUrl, clientId }) => `import { auth, requiresAuth } from 'express-openid-connect'

app.use(auth({
  issuerBaseURL: '${baseUrl}',
  baseURL: 'http://localhost:3000',
  clientID: '${clientId}',
  secret: process.env.SESSION_SECRET,
  authRequired: false,
}))
app.get('/profile', requiresAuth(), (req, res) => res.json(req.oidc.user))`,
  },
  {
    kind: 'next',
    appTypes: [],
    callback: 'http://localhost:3000/api/auth/callback/latchkey',
    guide: 'nextjs',
    write: ({ baseUrl, clientId }) => `import NextAuth from 'next-auth'

const handler = NextAuth({
  providers: [{
    id: 'latchkey',
    name: 'Latchkey',
    type: 'oauth',
    wellKnown: '${baseUrl}/.well-known/openid-configuration',
    clientId: '${clientId}',
    clientSecret: process.env.CLIENT_SECRET,
    client: { token_endpoint_auth_method: 'client_secret_post' },
    authorization: { params: { scope: 'openid profile email' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    profile: ({ sub, name, email, picture }) => ({ id: sub, name, email, image: picture }),
  }],
})
export { handler as GET, handler as POST }`,
  },
  {
    kind: 'native',
    appTypes: ['native'],
    callback: 'http://127.0.0.1/callback',
    guide: 'native',
    write: ({
      baseUrl,
      clientId,
    }) => `import { createAuthenticationClient } from '@latchkey/sdk/authentication'

const client = createAuthenticationClient({
  baseUrl: '${baseUrl}',
  clientId: '${clientId}',
  redirectUri: \`http://127.0.0.1:\${port}/callback\`,
  scope: 'openid profile email offline_access',
})
const { url, transaction } = await client.beginLogIn()
// Open \`url\` in the browser of the system, and listen at the redirect URI:
const { user } = await client.completeLogIn(request.url, transaction)`,
  },
  {
    kind: 'service',
    appTypes: ['non_interactive'],
    guide: 'machine-to-machine',
    write: ({ baseUrl, clientId }) => `curl -sS ${baseUrl}/oauth/token \\
  -d grant_type=client_credentials \\
  -d client_id=${clientId} \\
  -d client_secret="$CLIENT_SECRET" \\
  -d audience=https://api.example.com/`,
  },
]

/** The quick start for a type of client. */
export const quickStartFor = (appType: string): QuickStartKind =>
  quickStarts.find(({ appTypes }) => appTypes.includes(appType))?.kind ?? 'express'
