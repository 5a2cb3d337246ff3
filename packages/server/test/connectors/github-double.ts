import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { receiverPem } from '@latchkey/testkit'

export interface Developer {
  readonly id: number
  readonly login: string
  readonly email: string
  readonly verified: boolean
}

/**
 * OAuth 2.0 as GitHub implements it: no ID token, its own profile, e-mail addresses at another URL.
 */
export interface GitHubDouble {
  readonly origin: string
  readonly client: { readonly client_id: string; readonly client_secret: string }
  /** The user who is logged in at the provider; undefined for a user who declines. */
  developer: Developer | undefined
  /** The response of its API in place of a profile. */
  answer: object | undefined
  /** The lifetime of access tokens, with refresh tokens that count once; undefined for neither. */
  accessSeconds: number | undefined
  /** Writes token responses in place of JSON. */
  tokenAnswer: ((members: object) => TokenAnswer) | undefined
  /** The URL to which the provider redirects from this one. */
  follow(url: URL): URL
  stop(): Promise<void>
}

interface TokenAnswer {
  readonly type: string
  readonly text: string
}

interface Grant {
  readonly developer: Developer
  readonly challenge: string | null
}

type State = Pick<GitHubDouble, 'developer' | 'answer' | 'accessSeconds' | 'tokenAnswer'>

/** Answers 200 also for errors, as GitHub does. */
function createTokenEndpoint(client: GitHubDouble['client'], state: State) {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Developer>()
  const refreshTokens = new Map<string, Developer>()
  const isClient = (form: URLSearchParams) =>
    form.get('client_id') === client.client_id && form.get('client_secret') === client.client_secret
  const issueTo = (developer: Developer) => {
    const access_token = `gho_${randomBytes(16).toString('hex')}`
    tokens.set(access_token, developer)
    const answer = { access_token, scope: 'read:user,user:email', token_type: 'bearer' }
    if (state.accessSeconds === undefined) return answer
    const refresh_token = `ghr_${randomBytes(16).toString('hex')}`
    refreshTokens.set(refresh_token, developer)
    return { ...answer, expires_in: state.accessSeconds, refresh_token }
  }
  const renew = (form: URLSearchParams) => {
    const presented = form.get('refresh_token') ?? ''
    const developer = isClient(form) ? refreshTokens.get(presented) : undefined
    refreshTokens.delete(presented)
    return developer ? issueTo(developer) : { error: 'bad_refresh_token' }
  }
  const redeem = (form: URLSearchParams) => {
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const presented = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isRight =
      grant !== undefined &&
      isClient(form) &&
      (grant.challenge === null || grant.challenge === presented.digest('base64url'))
    return grant && isRight ? issueTo(grant.developer) : { error: 'bad_verification_code' }
  }
  const answerForm = (form: URLSearchParams) =>
    form.get('grant_type') === 'refresh_token' ? renew(form) : redeem(form)
  return { codes, tokens, answerForm }
}

export async function startGitHubDouble(): Promise<GitHubDouble> {
  const pem = await receiverPem('localhost')
  const client = { client_id: 'Iv1.latchkey', client_secret: 'the secret of the application' }
  const state: State = {
    developer: undefined,
    answer: undefined,
    accessSeconds: undefined,
    tokenAnswer: undefined,
  }
  const { codes, tokens, answerForm } = createTokenEndpoint(client, state)
  const profileOf = (path: string | undefined, developer: Developer): object => {
    const { id, login, email, verified } = developer
    if (path !== '/user/emails') {
      const avatar_url = `https://avatars.example.com/${id}`
      return state.answer ?? { id, login, name: null, email: null, avatar_url }
    }
    const other = { email: 'other@example.com', primary: false, verified: true }
    return [other, { email, primary: true, verified }]
  }
  const isTokenRequest = (req: IncomingMessage) => req.url === '/login/oauth/access_token'
  const answerTo = async (req: IncomingMessage): Promise<object | undefined> => {
    if (isTokenRequest(req)) {
      return answerForm(new URLSearchParams((await req.toArray()).join('')))
    }
    const [, token = ''] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? []
    const developer = tokens.get(token)
    return developer && profileOf(req.url, developer)
  }
  const json = (members: object) => ({
    type: 'application/json',
    text: JSON.stringify(members),
  })
  const server = createServer({ key: pem, cert: pem }, async (req, res) => {
    const answer = await answerTo(req)
    const write = (isTokenRequest(req) && state.tokenAnswer) || json
    const { type, text } = write(answer ?? { message: 'Bad credentials' })
    res.writeHead(answer === undefined ? 401 : 200, { 'Content-Type': type }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    origin,
    client,
    follow({ searchParams: requested }: URL) {
      const back = new URL(requested.get('redirect_uri') ?? '')
      back.searchParams.set('state', requested.get('state') ?? '')
      if (!state.developer) {
        back.searchParams.set('error', 'access_denied')
        return back
      }
      const code = randomBytes(10).toString('hex')
      codes.set(code, { developer: state.developer, challenge: requested.get('code_challenge') })
      back.searchParams.set('code', code)
      return back
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
