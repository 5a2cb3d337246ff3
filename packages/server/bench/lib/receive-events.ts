import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Receipt } from './event-receiver.ts'

export interface Received {
  /** The description of the object that the event is about. */
  readonly mark: string
  readonly atMs: number
}

/** A receiver of events in a process of its own. */
export interface Receiver {
  readonly url: string
  /** What makes a server deliver to it. */
  readonly environment: NodeJS.ProcessEnv
  /** In the order of arrival. */
  readonly received: Received[]
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-receiver-'))
  const file = fileURLToPath(new URL('event-receiver.ts', import.meta.url))
  const child = fork(file, [folder], { execArgv: ['--import', 'tsx'] })
  const received: Received[] = []
  const [port] = (await once(child, 'message')) as [number]
  child.on('message', (receipts: readonly Receipt[]) => {
    for (const [mark, atMs] of receipts) received.push({ mark, atMs })
  })
  return {
    url: `https://localhost:${port}/`,
    environment: {
      LATCHKEY_OUTBOUND_CA_FILE: join(folder, 'ca.pem'),
      LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8,::1',
    },
    received,
    async stop() {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
