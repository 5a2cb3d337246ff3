import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { receiverPem } from '@latchkey/testkit'

/** A request that the double received. */
export interface Seen {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly form: URLSearchParams
}

/** The endpoints of any social provider: each path answers what is set for it. */
export interface SocialDouble {
  readonly origin: string
  /** By path; a function gets the request. */
  answers: Readonly<Record<string, unknown>>
  /** The status by path, in place of 200. */
  statuses: Readonly<Record<string, number>>
  /** The requests since this was last emptied. */
  seen: Seen[]
  /** The URL to which the provider redirects a user who agrees. */
  follow(url: URL): URL
  stop(): Promise<void>
}

export async function startSocialDouble(): Promise<SocialDouble> {
  const pem = await receiverPem('localhost')
  const state: Pick<SocialDouble, 'answers' | 'statuses' | 'seen'> = {
    answers: {},
    statuses: {},
    seen: [],
  }
  const server = createServer({ key: pem, cert: pem }, async (req, res) => {
    const path = new URL(req.url ?? '/', 'https://localhost').pathname
    const form = new URLSearchParams((await req.toArray()).join(''))
    const seen = { path, headers: req.headers, form }
    state.seen.push(seen)
    const set = state.answers[path]
    const answer: unknown = typeof set === 'function' ? await set(seen) : set
    res.writeHead(state.statuses[path] ?? (answer === undefined ? 404 : 200), {
      'Content-Type': 'application/json',
    })
    res.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return Object.assign(state, {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    follow({ searchParams }: URL) {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('state', searchParams.get('state') ?? '')
      back.searchParams.set('code', randomBytes(10).toString('hex'))
      return back
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
