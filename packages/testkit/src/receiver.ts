import { mkdtemp, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openPrivateCa, type PrivateCa } from '@latchkey/server/listener/private-ca'
import { patient } from './patience.ts'

/** One received request. */
export interface Received {
  readonly atMs: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The text as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an event as it pleases
  readonly event: any
}

/** Answers a received request, or leaves it unanswered. */
export type Answering = (received: Received, response: ServerResponse) => void

/** A web server at `https://localhost` that records requests. */
export interface Receiver {
  readonly url: string
  readonly port: number
  readonly received: readonly Received[]
  answering: Answering
  /** The largest number of concurrent requests so far. */
  readonly concurrentMax: number
  /** Destroys every connection. */
  kill(): Promise<void>
  /** Listens again on the same port. */
  restart(): Promise<void>
}

/** The configuration by which a server may send to receivers. */
export interface ReceiverTrust {
  readonly outboundCa: string
  readonly outboundPrivateNetworks: readonly string[]
}

let opening: Promise<PrivateCa> | undefined

async function ca(): Promise<PrivateCa> {
  opening ??= mkdtemp(join(tmpdir(), 'latchkey-receivers-')).then((folder) =>
    openPrivateCa(folder, () => new Date()),
  )
  return opening
}

/** The path of the certificate of the CA that issues the certificates of receivers. */
export async function receiverCaFile(): Promise<string> {
  return (await ca()).certificateFile
}

/** Key and certificate of a receiver, for servers that misbehave below HTTP. */
export async function receiverPem(hostname: string): Promise<string> {
  return (await ca()).pemFor(hostname)
}

/** The settings of a server that let it send to receivers, at loopback addresses. */
export async function receiverTrust(): Promise<ReceiverTrust> {
  const outboundCa = await readFile(await receiverCaFile(), 'utf8')
  return { outboundCa, outboundPrivateNetworks: ['127.0.0.0/8', '::1'] }
}

const accepting: Answering = (_received, response) => void response.writeHead(204).end()

/** Starts a receiver on a free port; by default it answers every request with success. */
export async function startReceiver(answering: Answering = accepting): Promise<Receiver> {
  const pem = await (await ca()).pemFor('localhost')
  const received: Received[] = []
  let [concurrent, concurrentMax] = [0, 0]
  const take = (request: IncomingMessage, response: ServerResponse) => {
    concurrent += 1
    concurrentMax = Math.max(concurrentMax, concurrent)
    response.once('close', () => {
      concurrent -= 1
    })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const headers = request.headers as Record<string, string>
      const { url: path = '' } = request
      const one = { atMs: performance.now(), path, headers, text, event: parsed(text) }
      received.push(one)
      receiver.answering(one, response)
    })
  }
  let server: Server
  const listen = async (at: number) => {
    server = createServer({ key: pem, cert: pem }, take)
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const receiver: Receiver = {
    answering,
    url: `https://localhost:${port}/in`,
    port,
    received,
    get concurrentMax() {
      return concurrentMax
    },
    async kill() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    async restart() {
      await listen(port)
    },
  }
  return receiver
}

/** Each check sends requests or reads rows, which slows down what it waits for. */
const pauseMsMax = 25

/** Waits until `holds` returns true; throws with the description after `withinMs`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = patient(4000),
): Promise<void> {
  const endMs = performance.now() + withinMs
  for (let pauseMs = 5; !(await holds()); pauseMs = Math.min(2 * pauseMs, pauseMsMax)) {
    if (performance.now() > endMs) throw new Error(`Not within ${withinMs} ms: ${what}`)
    await setTimeout(pauseMs)
  }
}

/** Undefined for bodies that are not JSON, such as forms. */
function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
