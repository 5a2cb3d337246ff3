import type { ServerResponse } from 'node:http'
import {
  type AddressInfo,
  createServer as createPlainServer,
  type Server,
  type Socket,
} from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, describe, expect, it } from '@jest/globals'
import { receiverPem, receiverTrust, startReceiver } from '@latchkey/testkit'
import type { LookupAll } from './guarded-lookup.ts'
import { createOutbound, type Outbound } from './outbound.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** Long enough for everything that should work, and what has to end by it. */
const [patientMs, timeoutMs] = [10_000, 500]
const impatient = { timeoutMs }
type Options = Partial<Parameters<typeof createOutbound>[0]>

async function outbound(options: Options = {}): Promise<Outbound> {
  const { outboundCa, outboundPrivateNetworks } = await receiverTrust()
  const made = createOutbound({
    privateNetworks: outboundPrivateNetworks,
    ca: outboundCa,
    timeoutMs: patientMs,
    socketsMax: 4,
    ...options,
  })
  endings.push(() => made.close())
  return made
}

const post = (out: Outbound, url: string, answerBytesMax = 0, tenantId = 'one') =>
  out.send({ tenantId, url, method: 'POST', headers: {}, body: '{}', answerBytesMax })

/** Sends these bytes on every connection, with or without TLS, and counts connections. */
async function rawServer(
  onSocket: (socket: Socket) => void,
  { host = '127.0.0.1', pem = '' } = {},
) {
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onSocket(socket)
  }
  const server: Server = pem
    ? createTlsServer({ key: pem, cert: pem }, take)
    : createPlainServer(take)
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  endings.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, sockets }
}

const saying = (bytes: string) => (socket: Socket) => {
  socket.once('data', () => socket.write(bytes))
}

async function secureServer(onSocket: (socket: Socket) => void) {
  const server = await rawServer(onSocket, { pem: await receiverPem('localhost') })
  return { ...server, url: `https://localhost:${server.port}/` }
}

describe('an answer', () => {
  it('has status, headers and the requested part of the body', async () => {
    const receiver = await startReceiver((_, response) => {
      response.writeHead(201, { 'X-Test': ['one', 'two'] }).end('hello')
    })
    endings.push(() => receiver.kill())
    const out = await outbound()
    const { status, headers, body } = await post(out, receiver.url, 5)
    expect([status, headers['x-test'], Buffer.from(body).toString()]).toEqual([201, 'one', 'hello'])
    await expect(post(out, receiver.url, 4)).rejects.toMatchObject({ reason: 'too-large' })
    expect((await post(out, receiver.url)).body).toHaveLength(0)
  })

  it('that redirects is returned: redirects are not followed', async () => {
    const elsewhere = await startReceiver()
    endings.push(() => elsewhere.kill())
    const receiver = await startReceiver((_, response) => {
      response.writeHead(307, { location: elsewhere.url }).end()
    })
    endings.push(() => receiver.kill())
    expect((await post(await outbound(), receiver.url)).status).toBe(307)
    expect(elsewhere.received).toHaveLength(0)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['100 Continue', (response) => response.writeContinue()],
    ['102 Processing', (response) => response.writeProcessing()],
    ['103 Early Hints', (response) => response.writeEarlyHints({ link: '</a>; rel=preload' })],
  ])('is waited for after %s (RFC 9110, section 15.2)', async (_, inform) => {
    const receiver = await startReceiver((_, response) => {
      inform(response)
      setTimeout(() => response.writeHead(201).end('hello'), 20)
    })
    endings.push(() => receiver.kill())
    const out = await outbound()
    for (let sent = 0; sent < 2; sent += 1) {
      const { status, body } = await post(out, receiver.url, 5)
      expect([status, Buffer.from(body).toString()]).toEqual([201, 'hello'])
    }
    expect(receiver.received).toHaveLength(2)
  })

  it('reuses connections, and opens no more than the maximum', async () => {
    const receiver = await startReceiver((_, response) => {
      setTimeout(() => response.writeHead(204).end(), 5)
    })
    endings.push(() => receiver.kill())
    const out = await outbound({ socketsMax: 2 })
    await Promise.all(Array.from({ length: 20 }, () => post(out, receiver.url)))
    expect(receiver.concurrentMax).toBe(2)
    expect(receiver.received).toHaveLength(20)
  })

  it('is sent in fair turns to tenants that share a destination', async () => {
    const receiver = await startReceiver((_, response) => {
      setTimeout(() => response.writeHead(204).end(), 5)
    })
    endings.push(() => receiver.kill())
    const out = await outbound({ socketsMax: 2 })
    const answered: string[] = []
    const sendRequest = async (tenantId: string) => {
      await post(out, receiver.url, 0, tenantId)
      answered.push(tenantId)
    }
    const flood = Array.from({ length: 30 }, () => sendRequest('flooding'))
    await Promise.all([sendRequest('quiet'), sendRequest('quiet')])
    expect(answered.length).toBeLessThan(10)
    await Promise.all(flood)
  })

  it('is queued up to a bound, with a timeout that includes the wait', async () => {
    const { port } = await rawServer(() => undefined)
    const out = await outbound({ socketsMax: 1, timeoutMs: 300 })
    const all = Array.from({ length: 258 }, () => post(out, `https://127.0.0.1:${port}/`))
    const reasons = (await Promise.allSettled(all)).map(
      (each) => each.status === 'rejected' && each.reason.reason,
    )
    expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(1)
    expect(new Set(reasons)).toEqual(new Set(['timeout', 'busy']))
  })
})

describe('an address that is not public', () => {
  const spellings = [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '017700000001',
    '0x7f000001',
    '127.0.0.1.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '0',
    '0.0.0.0',
    '[::]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fec0::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::1]',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '[ff02::1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:0:127.0.0.1]',
    '[100::1]',
    'localhost',
    'LOCALHOST',
    '１２７.0.0.1',
  ]
  it.each(spellings)('is refused before a socket is opened: %s', async (host) => {
    const { port, sockets } = await rawServer(() => undefined)
    const out = await outbound({ privateNetworks: [] })
    await expect(post(out, `https://${host}:${port}/`)).rejects.toMatchObject({ reason: 'refused' })
    expect(sockets.size).toBe(0)
  })

  it('is reached if its network is allowed', async () => {
    const receiver = await startReceiver()
    endings.push(() => receiver.kill())
    const out = await outbound({ privateNetworks: ['127.0.0.1'] })
    expect((await post(out, receiver.url)).status).toBe(204)
    const other = await outbound({ privateNetworks: ['10.0.0.0/8', 'fd00::/8'] })
    await expect(post(other, receiver.url)).rejects.toMatchObject({ reason: 'refused' })
  })

  it.each(['http://example.com/', 'https://user:pass@example.com/', 'ftp://example.com/'])(
    'cannot be reached in another notation: %s',
    async (url) => {
      await expect(post(await outbound(), url)).rejects.toMatchObject({ reason: 'refused' })
    },
  )
})

describe('a name', () => {
  const answering = (...answers: readonly (readonly string[])[]) => {
    const lookedUp: string[] = []
    const lookup: LookupAll = (hostname, done) => {
      const addresses = answers[lookedUp.push(hostname) - 1] ?? answers.at(-1) ?? []
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
    return { lookup, lookedUp }
  }

  it('is resolved once for a connection, which uses the checked address', async () => {
    const pem = await receiverPem('localhost')
    const ok = 'HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n'
    const allowed = await rawServer(saying(ok), { host: '127.0.0.2', pem })
    const { lookup, lookedUp } = answering(['127.0.0.2'], ['127.0.0.1'])
    const out = await outbound({ privateNetworks: ['127.0.0.2'], lookup })
    const url = `https://localhost:${allowed.port}/`
    expect((await post(out, url)).status).toBe(204)
    expect([lookedUp.length, allowed.sockets.size]).toEqual([1, 1])
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(post(out, url)).rejects.toMatchObject({ reason: 'refused' })
    expect([lookedUp.length, allowed.sockets.size]).toEqual([2, 1])
  })

  it.each([[['93.184.215.14', '127.0.0.1']], [['::1', '93.184.215.14']], [[]], [['fe80::1%eth0']]])(
    'is refused if any of its addresses is refused: %j',
    async (addresses) => {
      const { lookup } = answering(addresses)
      const out = await outbound({ privateNetworks: [], lookup })
      await expect(post(out, 'https://hooks.example/')).rejects.toMatchObject({ reason: 'refused' })
    },
  )

  it('without a DNS record is unreachable', async () => {
    const lookup: LookupAll = (_, done) =>
      done(Object.assign(new Error('secret of the resolver'), { code: 'ENOTFOUND' }), [])
    const out = await outbound({ lookup })
    await expect(post(out, 'https://hooks.example/')).rejects.toMatchObject({
      reason: 'unreachable',
      message: 'The host name has no address.',
    })
  })

  it('is resolved within the timeout of the request', async () => {
    const out = await outbound({ ...impatient, lookup: () => undefined })
    await expect(post(out, 'https://hooks.example/')).rejects.toMatchObject({ reason: 'timeout' })
  })
})

describe('TLS', () => {
  it('accepts no certificate of another name or of an unknown CA', async () => {
    const receiver = await startReceiver()
    endings.push(() => receiver.kill())
    const named = receiver.url.replace('localhost', 'hooks.example')
    const lookup: LookupAll = (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
    const tls = { reason: 'unreachable', message: 'The TLS handshake failed.' }
    await expect(post(await outbound({ lookup }), named)).rejects.toMatchObject(tls)
    const trusting = await outbound({ ca: undefined })
    await expect(post(trusting, receiver.url)).rejects.toMatchObject(tls)
    expect(receiver.received).toHaveLength(0)
  })

  it('is required', async () => {
    const { port } = await rawServer(saying('HTTP/1.1 204 No Content\r\n\r\n'))
    const response = post(await outbound(), `https://localhost:${port}/`)
    await expect(response).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('the timeout applies', () => {
  const drip = (socket: Socket, bytes: string) => {
    const timer = setInterval(() => socket.write(bytes), 20)
    socket.on('close', () => clearInterval(timer))
  }
  const faults: readonly [string, (socket: Socket) => void][] = [
    ['nothing', () => undefined],
    [
      'a header that never ends',
      (socket) =>
        void drip(
          socket.on('data', () => undefined),
          'a',
        ),
    ],
    [
      'one informational answer after the other',
      (socket) => {
        socket.once('data', () => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'))
      },
    ],
  ]
  it.each(faults)('when the destination answers %s', async (_, onSocket) => {
    const { url } = await secureServer(onSocket)
    const startMs = performance.now()
    await expect(post(await outbound(impatient), url)).rejects.toHaveProperty('reason')
    expect(performance.now() - startMs).toBeLessThan(patientMs)
  })

  it('when the handshake hangs', async () => {
    const { port } = await rawServer(() => undefined)
    const response = post(await outbound(impatient), `https://localhost:${port}/`)
    await expect(response).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('when the body arrives slowly', async () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n'
    const { url } = await secureServer((socket) => {
      socket.once('data', () => {
        socket.write(head)
        drip(socket, 'x')
      })
    })
    await expect(post(await outbound(impatient), url, 1000)).rejects.toMatchObject({
      reason: 'timeout',
    })
  })
})

describe('a body that is not requested', () => {
  it.each([
    ['has no end', 'HTTP/1.1 200 OK\r\n\r\n', true],
    ['is shorter than was said', 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nxyz', false],
    [
      'has chunks without sense',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n',
      false,
    ],
  ])('does not change the result when it %s, and is closed', async (_, head, isEndless) => {
    const { url, sockets } = await secureServer((socket) => {
      socket.once('data', () => {
        socket.write(head)
        const more = () => void (socket.writable && socket.write('x'.repeat(65_536), more))
        if (isEndless) more()
        else setTimeout(() => socket.end(), 50)
      })
    })
    expect((await post(await outbound(), url)).status).toBe(200)
    const endMs = performance.now() + patientMs
    const isOpen = () => [...sockets].some((socket) => !socket.destroyed)
    while (isOpen() && performance.now() < endMs) await new Promise((done) => setTimeout(done, 20))
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['is longer than was said', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdefgh'],
    [
      'is said to have two lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
    ],
  ])('is not taken for the next response when it %s', async (_, bytes) => {
    const { url } = await secureServer(saying(bytes))
    const out = await outbound()
    const settled = await Promise.allSettled([post(out, url), post(out, url)])
    for (const each of settled) {
      if (each.status === 'fulfilled') expect(each.value.status).toBe(200)
      else expect(each.reason).toMatchObject({ reason: 'unreachable' })
    }
  })

  it('is not taken for the next response when its header is too large', async () => {
    const { url } = await secureServer(
      saying(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    )
    await expect(post(await outbound(), url)).rejects.toMatchObject({
      message: 'The response is not HTTP.',
    })
  })
})
