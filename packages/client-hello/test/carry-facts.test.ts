// Goal: a request finds the facts of its own connection, a connection without facts is never
// served, and the TLS server stays the server it was. Method: a real HTTPS server, peeking.
import { once } from 'node:events'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { expect, jest, test } from '@jest/globals'
import { carryFacts } from '../src/node.ts'
import { big, plainPlan, prefixed, record, sni, wire } from './build-hello.ts'
import { selfSigned } from './self-signed.ts'
import { startPeekingServer } from './tls-server.ts'

const get = (port: number, options: https.RequestOptions = {}) =>
  new Promise<string>((resolve, reject) => {
    const trust = { rejectUnauthorized: false, host: 'localhost', port, agent: false as const }
    const request = https.get({ ...trust, ...options }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks).toString())
    })
    request.on('error', reject)
  })

test('concurrent connections each get their own facts', async () => {
  await using peeking = await startPeekingServer()
  const names = [...Array(50).keys()].map((index) => `client-${index}.example`)
  const answers = names.map((servername) =>
    get(peeking.port, { servername, path: `/${servername}` }),
  )
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['seen']))
  expect(peeking.connections).toHaveLength(50)
  for (const { url, hello } of peeking.connections) expect(url).toBe(`/${hello.serverName}`)
})

test('an upload sent right after the handshake arrives complete', async () => {
  await using peeking = await startPeekingServer()
  const socket = tls.connect({ port: peeking.port, host: 'localhost', rejectUnauthorized: false })
  const body = Buffer.alloc(300_000, 'x')
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
  socket.write(body)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('200 OK')
  socket.destroy()
})

test('a refused connection is closed and never reaches TLS', async () => {
  await using peeking = await startPeekingServer({ peekTimeoutMs: 100 })
  const onTlsClientError = jest.fn()
  peeking.server.on('tlsClientError', onTlsClientError)
  const speak = async (bytes: Uint8Array | undefined) => {
    const client = net.connect(peeking.port, 'localhost')
    client.on('error', () => {})
    if (bytes) client.write(bytes)
    await once(client.resume(), 'close')
  }
  await speak(Buffer.from('GET / HTTP/1.1\r\n\r\n'))
  await speak(undefined)
  await speak(record(prefixed(3, big(0, 1))))
  expect(peeking.refusals).toEqual(['not_tls', 'timeout', 'unexpected_message'])
  expect(onTlsClientError).not.toHaveBeenCalled()
})

test('a ClientHello that Node refuses still emits tlsClientError', async () => {
  await using peeking = await startPeekingServer()
  const client = net.connect(peeking.port, 'localhost')
  const closed = once(client.resume(), 'close')
  const failed = once(peeking.server, 'tlsClientError')
  client.write(wire({ ...plainPlan, extensions: [sni('a.example')] }))
  await Promise.all([failed, closed])
  expect(peeking.refusals).toEqual([])
})

test('headersTimeout of a listening https.Server still applies', async () => {
  await using peeking = await startPeekingServer({
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
  })
  const socket = tls.connect({ port: peeking.port, host: 'localhost', rejectUnauthorized: false })
  socket.write('GET / HTTP/1.1\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('408')
  socket.destroy()
})

async function listening(read: () => Promise<object | undefined>) {
  const onRequest = jest.fn((_request, response: import('node:http').ServerResponse) => {
    response.end('served')
  })
  const server = https.createServer(selfSigned(), onRequest)
  const factsOf = carryFacts(server, read)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const { port } = server.address() as AddressInfo
  return { server, port, onRequest, factsOf, [Symbol.asyncDispose]: close }
}

test('without facts, or with a failed read, refuses the connection', async () => {
  for (const read of [async () => undefined, () => Promise.reject(new Error('no facts'))]) {
    await using started = await listening(read)
    await expect(get(started.port)).rejects.toThrow()
    expect(started.onRequest).not.toHaveBeenCalled()
  }
})

test('drops a socket that closed before its facts are read', async () => {
  let resolveFacts = (_facts: object) => {}
  const facts = new Promise<object>((resolve) => {
    resolveFacts = resolve
  })
  await using started = await listening(() => facts)
  const client = net.connect(started.port, 'localhost')
  const [socket] = (await once(started.server, 'connection')) as [net.Socket]
  socket.destroy()
  await once(client, 'close')
  resolveFacts({})
  await wait(10)
  expect(socket.listenerCount('close')).toBe(0)
})

test('a secure connection whose addresses are unknown is destroyed, not served', async () => {
  const facts = {}
  await using started = await listening(async () => facts)
  const unknownSocket = { destroy: jest.fn(), remoteAddress: undefined }
  for (const listener of started.server.listeners('secureConnection').slice(0, 1)) {
    listener.call(started.server, unknownSocket)
  }
  expect(unknownSocket.destroy).toHaveBeenCalledTimes(1)
  expect(started.factsOf(unknownSocket)).toBeUndefined()
})

test('a request followed by a TCP reset is not served without its facts', async () => {
  await using peeking = await startPeekingServer()
  const addresses: (string | undefined)[] = []
  peeking.server.on('secureConnection', (socket) => addresses.push(socket.remoteAddress))
  const raw = net.connect(peeking.port, 'localhost')
  const delayed: Buffer[] = []
  const transport = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      delayed.push(chunk)
      if (delayed.length === 1) raw.write(chunk)
      // The client's Finished and its request, then a reset before the server's next turn.
      if (delayed.length === 2) setTimeout(sendAndReset, 10)
      done()
    },
  })
  const sendAndReset = () => {
    raw.write(Buffer.concat(delayed.slice(1)))
    raw.resetAndDestroy()
    const until = performance.now() + 20
    while (performance.now() < until);
  }
  raw.on('data', (chunk) => transport.push(chunk)).on('error', () => {})
  const client = tls.connect({ socket: transport, rejectUnauthorized: false })
  client.on('error', () => {})
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  await once(raw, 'close')
  await wait(50)
  // Where the system still delivers what came before the reset, Node would have served it.
  expect(addresses.filter((address) => address !== undefined)).toEqual([])
  expect(peeking.connections).toEqual([])
})
