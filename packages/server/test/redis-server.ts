import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { until } from '@latchkey/testkit'
import { freePort } from './free-port.ts'

/** Whether Redis is installed, as `.ci/run` does; Valkey answers to the same name on Debian. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  readonly url: string
  /** Stops or continues to answer; connections stay open. */
  freeze(): void
  thaw(): void
  /** Stops it; `start` starts it again, empty and at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Redis in memory alone, with a password. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', 'secret']
  const args = [...own, '--save', '', '--appendonly', 'no']
  let child: ChildProcess | undefined
  const kill = () => child?.kill('SIGKILL')
  const start = async () => {
    child = spawn('redis-server', args, { stdio: 'ignore' })
    process.once('exit', kill)
    await until('Redis', () => listens(port))
  }
  await start()
  return {
    url: `redis://:secret@127.0.0.1:${port}`,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    start,
    async stop() {
      if (!child) return
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
      process.off('exit', kill)
      child = undefined
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => undefined).once('connect', () => socket.end())
  })
}
