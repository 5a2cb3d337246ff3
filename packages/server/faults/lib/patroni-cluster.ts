import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chown, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePostgresFolder, type TestDatabase, until } from '@latchkey/testkit'
import { freePort } from '../../test/free-port.ts'
import { makeDatabaseAt, untilCommitted } from './database-at.ts'
import { haproxySettings, type Node, nodeSettings, password } from './patroni-settings.ts'

const nodesCount = 3
const startMsMax = 60_000

/** PostgreSQL under Patroni, with etcd, behind HAProxy, which leads to the leader. */
export interface PatroniCluster {
  /** At the address of HAProxy. */
  readonly database: TestDatabase
  /** Waits until the other nodes follow the leader, one of them synchronously. @returns its name */
  whole(): Promise<string>
  /** Kills PostgreSQL of the leader, or the whole node with it. */
  kill(name: string, what: 'postgres' | 'node'): Promise<void>
  /** Waits until another leader commits what a new client writes at the address of HAProxy. */
  replaced(name: string): Promise<void>
  /** Starts a node that was killed. */
  start(name: string): Promise<void>
  stop(): Promise<void>
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** @throws Error where a program is missing */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  demandPrograms()
  const folder = await makePostgresFolder('patroni')
  const account = accountOfPostgres()
  await chown(folder, account.uid, account.gid)
  const running = new Map<string, ChildProcess>()
  process.once('exit', () => {
    for (const child of running.values()) child.kill('SIGKILL')
  })
  const run = (name: string, command: string, args: readonly string[]) => {
    const child = spawn(command, args, { cwd: folder, stdio: 'ignore', ...account })
    running.set(name, child)
  }
  const etcdPort = await freePort()
  run('etcd', 'etcd', etcdArguments(folder, etcdPort, await freePort()))
  const nodes = await Promise.all(Array.from({ length: nodesCount }, (_, at) => makeNode(at)))
  const start = async (name: string) => {
    run(name, 'patroni', [join(folder, `${name}.json`)])
  }
  for (const node of nodes) {
    const settings = nodeSettings({ folder, etcdPort, node })
    await writeFile(join(folder, `${node.name}.json`), JSON.stringify(settings))
    await start(node.name)
  }
  const port = await freePort()
  await writeFile(join(folder, 'haproxy.cfg'), haproxySettings(port, nodes))
  run('haproxy', 'haproxy', ['-db', '-f', 'haproxy.cfg'])
  const members = () => readMembers(nodes)
  const cluster = {
    async whole() {
      await until('a whole cluster', async () => isWhole(await members()), startMsMax)
      return (await members()).find(isLeader)?.name ?? ''
    },
    async kill(name: string, what: 'postgres' | 'node') {
      if (what === 'node') running.get(name)?.kill('SIGKILL')
      const lock = await readFile(join(folder, name, 'postmaster.pid'), 'utf8')
      process.kill(Number(lock.split('\n', 1)[0]), 'SIGKILL')
    },
    async replaced(name: string) {
      const isOther = (member: Member) => isLeader(member) && member.name !== name
      await until('another leader', async () => (await members()).some(isOther), startMsMax)
      await untilCommitted(port, password, startMsMax)
    },
    start,
    async stop() {
      for (const child of running.values()) child.kill('SIGTERM')
      const isOver = () =>
        [...running.values()].every(
          ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null,
        )
      await until('the end of the cluster', isOver, startMsMax)
      await rm(folder, { recursive: true, force: true })
    },
  }
  await cluster.whole()
  return { database: await makeDatabaseAt(port, password), ...cluster }
}

function demandPrograms(): void {
  const missing = ['patroni', 'etcd', 'haproxy'].filter(
    (name) => spawnSync('which', [name]).status !== 0,
  )
  if (missing.length === 0) return
  throw new Error(
    `Not installed: ${missing.join(', ')}. Run apt-get install patroni etcd-server haproxy.`,
  )
}

/** PostgreSQL does not run as root; Debian has an account for it. */
function accountOfPostgres(): { readonly uid: number; readonly gid: number } {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  return { uid, gid }
}

const etcdArguments = (folder: string, clientPort: number, peerPort: number) => [
  `--data-dir=${join(folder, 'etcd')}`,
  `--listen-client-urls=http://127.0.0.1:${clientPort}`,
  `--advertise-client-urls=http://127.0.0.1:${clientPort}`,
  `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
  `--initial-advertise-peer-urls=http://127.0.0.1:${peerPort}`,
  `--initial-cluster=default=http://127.0.0.1:${peerPort}`,
]

async function makeNode(at: number): Promise<Node> {
  return { name: `node${at}`, port: await freePort(), restPort: await freePort() }
}

/** What the nodes that answer say of the cluster (Patroni, REST API, `/cluster`). */
async function readMembers(nodes: readonly Node[]): Promise<readonly Member[]> {
  for (const { restPort } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined)
    if (answer?.ok) return (await answer.json()).members
  }
  return []
}

const isLeader = ({ role, state }: Member): boolean => role === 'leader' && state === 'running'

const isWhole = (members: readonly Member[]): boolean =>
  members.filter(({ state }) => state === 'running' || state === 'streaming').length ===
    nodesCount &&
  members.some(isLeader) &&
  members.some(({ role }) => role === 'sync_standby')
