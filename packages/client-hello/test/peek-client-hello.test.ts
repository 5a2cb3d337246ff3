// Goal: a peek leaves the socket as it found it or destroys it, and never hangs, leaks a
// listener or rejects. Method: real TCP sockets, cut and stalled in every way; real TLS behind.
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { describe, expect, test } from '@jest/globals'
import { type PeekOptions, type PeekRefusal, peekClientHello, peekTimeoutMs } from '../src/node.ts'
import { alpn, big, plainPlan, sni, wire } from './build-hello.ts'
import { selfSigned } from './self-signed.ts'

const hello = wire({ ...plainPlan, extensions: [sni('a.example'), alpn('h2')] }, 40)

interface Pair extends AsyncDisposable {
  readonly client: Socket
  readonly accepted: Socket
}

async function connectedPair(options: net.ServerOpts = {}): Promise<Pair> {
  const server = net.createServer(options).listen(0, 'localhost')
  await once(server, 'listening')
  const client = net.connect((server.address() as AddressInfo).port, 'localhost')
  client.on('error', () => {})
  const [accepted] = (await once(server, 'connection')) as [Socket]
  const dispose = async () => {
    client.destroy()
    accepted.destroy()
    server.close()
    await once(server, 'close')
  }
  return { client, accepted, [Symbol.asyncDispose]: dispose }
}

const listenersOf = (socket: Socket) =>
  socket.eventNames().map((name) => [name, socket.listenerCount(name)])

describe('peekClientHello() finds a ClientHello', () => {
  test.each([{}, { pauseOnConnect: true }])(
    'and puts every byte back for the server %j',
    async (opts) => {
      await using pair = await connectedPair(opts)
      const { client, accepted } = pair
      const before = listenersOf(accepted)
      const tail = Buffer.from('application data')
      client.write(Buffer.concat([hello, tail]))
      const found = await peekClientHello(accepted)
      expect(found).toMatchObject({ serverName: 'a.example', alpnProtocols: ['h2'] })
      expect(listenersOf(accepted)).toEqual(before)
      expect(accepted.isPaused()).toBe(true)
      expect(accepted.read()).toEqual(Buffer.concat([hello, tail]))
    },
  )

  test('that arrives byte by byte, and later bytes follow in order', async () => {
    await using pair = await connectedPair()
    const { client, accepted } = pair
    client.setNoDelay(true)
    const peeked = peekClientHello(accepted)
    for (const byte of hello) {
      client.write(Uint8Array.of(byte))
      await turn()
    }
    expect(await peeked).toMatchObject({ serverName: 'a.example' })
    client.end('later')
    const chunks: Buffer[] = []
    for await (const chunk of accepted) chunks.push(chunk)
    expect(Buffer.concat(chunks)).toEqual(Buffer.concat([hello, Buffer.from('later')]))
  })

  test('and a TLSSocket takes the socket with its early data, without a tls.Server', async () => {
    await using pair = await connectedPair()
    const { client, accepted } = pair
    const secureClient = tls.connect({ socket: client, rejectUnauthorized: false })
    secureClient.write('first words')
    const found = await peekClientHello(accepted)
    expect(found?.supportedVersions).toContain(0x0304)
    const secureContext = tls.createSecureContext(selfSigned())
    const secure = new tls.TLSSocket(accepted, { isServer: true, secureContext })
    const [words] = await once(secure, 'data')
    expect(String(words)).toBe('first words')
    secureClient.destroy()
  })

  test('and has the defaults 10 s and 64 KiB', () => {
    expect(peekTimeoutMs).toBe(10_000)
  })
})

describe('peekClientHello() refuses, destroys the socket and resolves with undefined', () => {
  const refusalOf = async (
    act: (client: Socket) => void,
    options: PeekOptions = {},
  ): Promise<{ refusals: PeekRefusal[]; answer: string }> => {
    await using pair = await connectedPair()
    const { client, accepted } = pair
    const answered: Buffer[] = []
    client.on('data', (chunk) => answered.push(chunk))
    const refusals: PeekRefusal[] = []
    const onRefused = (refusal: PeekRefusal) => refusals.push(refusal)
    const peeked = peekClientHello(accepted, { onRefused, ...options })
    act(client)
    expect(await peeked).toBeUndefined()
    expect(accepted.destroyed).toBe(true)
    expect(accepted.listenerCount('data') + accepted.listenerCount('error')).toBe(0)
    await wait(20)
    return { refusals, answer: Buffer.concat(answered).toString() }
  }

  test.each([
    ['not_tls', 'plain HTTP', (client: Socket) => client.write('GET / HTTP/1.1\r\n\r\n')],
    ['not_tls', 'SSL 2.0', (client: Socket) => client.write(Buffer.from('802e010303', 'hex'))],
    ['closed', 'silence, then the end', (client: Socket) => client.end()],
    ['closed', 'the end midway', (client: Socket) => client.end(hello.subarray(0, 30))],
    ['closed', 'a reset', (client: Socket) => client.resetAndDestroy()],
    ['record_length', 'an empty record', (client: Socket) => client.write(big(0x1603010000, 5))],
  ] as const)('%s: %s', async (code, _name, act) => {
    expect(await refusalOf(act)).toEqual({ refusals: [code], answer: '' })
  })

  test('too_long: more bytes than bytesMax', async () => {
    const { refusals } = await refusalOf((client) => client.write(hello), { bytesMax: 60 })
    expect(refusals).toEqual(['too_long'])
  })

  test('timeout: a stalled client, and one that trickles', async () => {
    const stalled = await refusalOf((client) => client.write(hello.subarray(0, 9)), {
      timeoutMs: 50,
    })
    expect(stalled.refusals).toEqual(['timeout'])
    const trickle = (client: Socket) => {
      for (const [index, byte] of hello.entries()) {
        setTimeout(() => client.destroyed || client.write(Uint8Array.of(byte)), index * 20).unref()
      }
    }
    expect((await refusalOf(trickle, { timeoutMs: 200 })).refusals).toEqual(['timeout'])
  })

  test('closed: a socket destroyed before the peek', async () => {
    await using pair = await connectedPair()
    pair.accepted.destroy()
    expect(await peekClientHello(pair.accepted)).toBeUndefined()
  })
})

test('peekClientHello() rethrows errors that the bytes did not cause', async () => {
  await using pair = await connectedPair()
  const { client, accepted } = pair
  const peeked = peekClientHello(accepted)
  expect(() => accepted.emit('data', undefined)).toThrow(TypeError)
  client.end()
  expect(await peeked).toBeUndefined()
})
