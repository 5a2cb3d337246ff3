import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:https'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  createVisitor,
  receiverPem,
  receiverTrust,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'

const program = fileURLToPath(new URL('./openid-upstream-process.ts', import.meta.url))

export const upstreamClient = { client_id: 'latchkey', client_secret: 'the secret of Latchkey' }

/** An OpenID provider, in a process. */
export interface OpenIdUpstream {
  readonly origin: string
  /** Changes its behavior; each call replaces the one before. */
  command(command: object): Promise<void>
  /** Signs a JWT by the key of the provider. */
  sign(claims: object, header?: object): Promise<string>
  /** A user with a browser, who stays logged in at the provider. */
  newPerson(): Visitor
  /** Logs in by this name and consents. @returns the URL of the redirect */
  logIn(visitor: Visitor, address: URL, name: string): Promise<Sight>
  /** Cancels the log-in. */
  cancel(visitor: Visitor, address: URL): Promise<Sight>
  stop(): Promise<void>
}

/** The connection of the client `latchkey-notified`, which has a back-channel logout URI. */
export const notifiedConnection = 'notified'

/** Redirect URIs of its two clients: `latchkey`, and `latchkey-front`, which takes ID tokens. */
interface RedirectUris {
  readonly code: string
  readonly front: string
}

/** @param caFile PEM of the authority that certifies the server at the redirect URIs */
export async function startOpenIdUpstream(
  redirectUris: RedirectUris,
  caFile: string,
): Promise<OpenIdUpstream> {
  const started = {
    pem: await receiverPem('localhost'),
    redirectUris,
    clientSecret: upstreamClient.client_secret,
    logout: {
      returnUrl: new URL('/logout', redirectUris.code).href,
      backchannelUrl: new URL(
        `/logout/backchannel?connection=${notifiedConnection}`,
        redirectUris.code,
      ).href,
    },
  }
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(started)], {
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS: caFile },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The OpenID provider ended.')
    return value
  }
  let origin = await nextLine()
  while (!origin.startsWith('https://')) origin = await nextLine()
  const command = async (requested: object) => {
    child.stdin.write(`${JSON.stringify(requested)}\n`)
    let line = await nextLine()
    while (line !== 'ok') line = await nextLine()
  }
  await command({ begins: true })
  const { outboundCa } = await receiverTrust()
  const fetch = trustingFetch(outboundCa)
  return {
    origin,
    command,
    async sign(claims, header = {}) {
      child.stdin.write(`${JSON.stringify({ signs: { claims, header } })}\n`)
      let [line, token] = [await nextLine(), '']
      for (; line !== 'ok'; line = await nextLine()) {
        if (line.startsWith('signed ')) token = line.slice('signed '.length)
      }
      return token
    },
    newPerson: () => createVisitor({ fetch, tenant: { baseUrl: origin } }),
    async logIn(visitor, address, name) {
      const page = await visitor.visit(address.href)
      if (page.isAway) return page
      const consent = await visitor.submit(page, { login: name, password: 'any' })
      return consent.isAway ? consent : visitor.submit(consent, {})
    },
    async cancel(visitor, address) {
      const page = await visitor.visit(address.href)
      return visitor.visit(/href="([^"]*\/abort)"/.exec(page.text)?.[1] ?? '')
    },
    async stop() {
      const ended = once(child, 'close')
      child.kill()
      await ended
    },
  }
}

type Fetch = Parameters<typeof createVisitor>[0]['fetch']

/** A `fetch` for visitors, which trusts one more CA. */
export function trustingFetch(ca: string): Fetch {
  const send = (url: string, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const { method = 'GET', headers = {}, body } = init
      const sending = request(
        url,
        { ca, method, headers: Object.fromEntries(new Headers(headers)) },
        async (answer) => {
          const text = (await answer.toArray()).join('')
          const received = new Headers()
          for (let at = 0; at < answer.rawHeaders.length; at += 2) {
            received.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
          }
          const status = answer.statusCode ?? 0
          resolve(
            new Response(status === 204 || status === 304 ? null : text, {
              status,
              headers: received,
            }),
          )
        },
      )
      sending.once('error', reject)
      sending.end(body ?? undefined)
    })
  return send as unknown as Fetch
}
