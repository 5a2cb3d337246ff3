import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { ConnectorWith } from '@latchkey/server/connectors/connector'
import { receiverPem } from '@latchkey/testkit'

export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
}

/** A minimal identity provider: an authorization code with PKCE, and the user as JSON. */
export interface ToyUpstream {
  readonly origin: string
  /** The user who is logged in at the provider; undefined for a user who declines. */
  person: Person | undefined
  /** Runs while the provider answers a code. */
  meanwhile: (() => Promise<unknown>) | undefined
  /** The URL to which the provider redirects from this one. */
  follow(url: URL): Promise<URL>
  stop(): Promise<void>
}

export async function startToyUpstream(): Promise<ToyUpstream> {
  const pem = await receiverPem('localhost')
  const codes = new Map<string, { readonly person: Person; readonly challenge: string }>()
  const upstream: Pick<ToyUpstream, 'person' | 'meanwhile'> = {
    person: undefined,
    meanwhile: undefined,
  }
  const authorize = ({ searchParams: requested }: URL) => {
    const back = new URL(requested.get('redirect_uri') ?? '')
    back.searchParams.set('state', requested.get('state') ?? '')
    if (!upstream.person) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      codes.set(code, { person: upstream.person, challenge: requested.get('code_challenge') ?? '' })
      back.searchParams.set('code', code)
    }
    return back
  }
  const server = createServer({ key: pem, cert: pem }, async (req, res) => {
    const url = new URL(req.url ?? '', 'https://localhost')
    if (url.pathname === '/authorize') {
      return void res.writeHead(302, { Location: authorize(url).href }).end()
    }
    const form = new URLSearchParams((await req.toArray()).join(''))
    const found = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    await upstream.meanwhile?.()
    const presented = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isRight = found?.challenge === presented.digest('base64url')
    res.writeHead(isRight ? 200 : 400, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(isRight ? found.person : { error: 'invalid_grant' }))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return Object.assign(upstream, {
    origin,
    follow: async (url: URL) => authorize(url),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

/** Logs users in by that provider. */
export function createToyConnector(originOf: () => string): ConnectorWith<'redirect' | 'signUp'> {
  return {
    type: 'enterprise',
    options: { defaults: { disable_signup: false }, members: ['disable_signup'] },
    redirect: {
      async start({ callbackUrl, state }) {
        const verifier = randomBytes(32).toString('base64url')
        const url = new URL(`${originOf()}/authorize`)
        url.searchParams.set('redirect_uri', callbackUrl)
        url.searchParams.set('state', state)
        const challenge = createHash('sha256').update(verifier).digest('base64url')
        url.searchParams.set('code_challenge', challenge)
        return { url: url.href, kept: { verifier } }
      },
      async finish({ tenantId, parameters, kept, outbound }) {
        const error = parameters.get('error')
        if (error) return { refused: 'access_denied', description: `The provider says ${error}` }
        const code = parameters.get('code') ?? ''
        const answer = await outbound.send({
          tenantId,
          url: `${originOf()}/token`,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ code, code_verifier: kept.verifier ?? '' }).toString(),
          answerBytesMax: 4_096,
        })
        if (answer.status !== 200) {
          return { refused: 'invalid_response', description: 'The provider refuses the code' }
        }
        const { sub, ...profile } = JSON.parse(Buffer.from(answer.body).toString()) as Person
        return { subject: sub, profile }
      },
    },
    signUp: { isEnabled: ({ disable_signup }) => disable_signup !== true },
  }
}
