import type { TestAnswer, TestServer, TestTenant } from '@latchkey/testkit'

/** A received message: its `event`, `id` and `data`. */
export interface Message {
  readonly type: string
  readonly id: string | undefined
  readonly data: TestAnswer['body']
}

/** A stream of events that is being read. */
export interface Follow extends AsyncIterable<Message> {
  readonly status: number
  /** Waits for the next message; undefined when the stream has ended. */
  next(): Promise<Message | undefined>
  /** Waits for this number of events, without messages of the position. */
  events(count: number): Promise<readonly Message[]>
  close(): Promise<void>
}

interface FollowOptions {
  readonly tenant?: TestTenant
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Opens `GET /events` with a query; the caller closes it. */
export async function follow(
  server: TestServer,
  query = '',
  { tenant = server.tenant, token, headers }: FollowOptions = {},
): Promise<Follow> {
  const bearer = token ?? (await tenant.token('read:events'))
  return openFeed(server, `${tenant.baseUrl}/api/v2/events${query}`, { ...headers, bearer })
}

/** Opens a feed at a URL; the caller closes it. */
export async function openFeed(
  server: Pick<TestServer, 'fetch'>,
  url: string,
  { bearer, ...headers }: Readonly<Record<string, string>> & { readonly bearer: string },
): Promise<Follow> {
  const ended = new AbortController()
  const response = await server.fetch(url, {
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    signal: ended.signal,
  })
  const messages = read(response.body as AsyncIterable<Uint8Array>)
  const next = async () => (await messages.next()).value ?? undefined
  return {
    status: response.status,
    next,
    [Symbol.asyncIterator]: () => messages,
    async events(count) {
      const found: Message[] = []
      while (found.length < count) {
        const message = await next()
        if (!message) throw new Error(`The stream ended after ${found.length} of ${count} events.`)
        if (message.type !== 'offset-only') found.push(message)
      }
      return found
    },
    async close() {
      ended.abort()
      await messages.return(undefined).catch(() => undefined)
    },
  }
}

async function* read(body: AsyncIterable<Uint8Array>): AsyncGenerator<Message, undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = fieldOf(block, 'data')
      if (data === undefined) continue
      const [type = '', id] = [fieldOf(block, 'event'), fieldOf(block, 'id')]
      yield { type, id, data: JSON.parse(data) }
    }
  }
  return undefined
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
