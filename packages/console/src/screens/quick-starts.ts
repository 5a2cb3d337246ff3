interface QuickStartSettings {
  /** Of the tenant, without a slash at the end. */
  readonly baseUrl: string
  readonly clientId: string
}

interface QuickStart {
  /** The text that names it. */
  readonly kind: 'spa' | 'express' | 'service'
  readonly write: (settings: QuickStartSettings) => string
}

/** The minimal code with which each type of application logs users in. */
export const quickStarts: readonly QuickStart[] = [
  {
    kind: 'spa',
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
    kind: 'service',
    write: ({ baseUrl, clientId }) => `curl -sS ${baseUrl}/oauth/token \\
  -d grant_type=client_credentials \\
  -d client_id=${clientId} \\
  -d client_secret="$CLIENT_SECRET" \\
  -d audience=https://api.example.com/`,
  },
]
