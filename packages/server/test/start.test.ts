import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, patient } from '@latchkey/testkit'
import { Agent, fetch } from 'undici'
import {
  type ChildServer,
  compileServer,
  latchkey,
  makeFolder,
  root,
  startChild,
} from './child-server.ts'

const run = promisify(execFile)

/** One installation from its first start: each test continues where the one before ended. */
let folder: string
let env: Readonly<Record<string, string>>
let server: ChildServer
let clientId: string
let clientSecret: string

beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  env = { LATCHKEY_DATA: join(folder, 'data') }
})
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe('the first start', () => {
  it('prints the URL, the CA, a client, and lines that fit a terminal', async () => {
    server = await startChild(env)
    const { greeting } = server
    clientId = /client id +(\S+)/.exec(greeting)?.[1] ?? ''
    clientSecret = /client secret +(\S+)/.exec(greeting)?.[1] ?? ''
    expect(greeting).toContain(`CA certificate  ${join(folder, 'data/ca.pem')}`)
    expect(clientId).toMatch(/^\w{32}$/)
    expect(clientSecret).toMatch(/^[\w-]{64}$/)
    for (const line of greeting.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('prints how to log in to the existing example application', async () => {
    const { greeting } = server
    const [, user = '', password = ''] = /user +(\S+)\n +password +(\S+)/.exec(greeting) ?? []
    const [, id = '', secret = ''] =
      /CLIENT_ID=(\w+) \\\n +CLIENT_SECRET=(\S+)/.exec(greeting) ?? []
    const visitor = createVisitor(await trustingServer())
    const redirectUri = 'http://localhost:3000/callback'
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: id,
      redirect_uri: redirectUri,
      scope: 'openid email',
    })
    const page = await visitor.visit(`/authorize?${query}`)
    const { url } = await visitor.submit(page, { username: user, password })
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: id,
      client_secret: secret,
      redirect_uri: redirectUri,
      code: url.searchParams.get('code') ?? '',
    })
    const { status } = await curl('/oauth/token', 'localhost', '-d', form.toString())
    expect(status).toBe(200)
  })

  it('prints six commands that work when pasted, also again and into a new terminal', async () => {
    const lines = server.greeting.slice(server.greeting.indexOf('CA='))
    expect(lines.match(/curl -/g)).toHaveLength(6)
    const output = [...(await pasted(lines, lines)), ...(await pasted(lines))]
    const [id] = output
    expect(id).toMatch(/^acl_/)
    for (const at of [0, 4, 8]) {
      const [same, replaced = '', renamed = '', deleted = ''] = output.slice(at)
      expect(same).toBe(id)
      expect(JSON.parse(replaced)).toMatchObject({ id, active: false })
      expect(JSON.parse(renamed)).toMatchObject({ name: 'Age check at the door' })
      expect(deleted).toBe('204')
    }
  })
})

describe('the threads of the server', () => {
  it('leave the processor to its event loop', async () => {
    const tasks = `/proc/${server.pid}/task`
    const nicenessOf = async (thread: string) => {
      const stat = await readFile(join(tasks, thread, 'stat'), 'utf8')
      // proc_pid_stat(5): the name, in parentheses, is the second of the fields.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19 - 3])
    }
    const loop = await nicenessOf(String(server.pid))
    const others = (await readdir(tasks)).filter((thread) => thread !== String(server.pid))
    const niceness = await Promise.all(others.map(nicenessOf))
    const nicer = niceness.filter((each) => each === Math.min(loop + 10, 19))
    expect(nicer.length).toBeGreaterThanOrEqual(8) // four of libuv and four of V8
  })
})

/** The lines that one terminal shows for these blocks; each block must show no error. */
async function pasted(...blocks: readonly string[]): Promise<readonly string[]> {
  const shell = spawn('bash', ['--norc'], { stdio: ['pipe', 'pipe', 'pipe'] })
  const errors = collect(shell.stderr)
  const answers = collect(shell.stdout)
  shell.stdin.end(blocks.join('\n'))
  await once(shell, 'close')
  expect(await errors).toBe('')
  return (await answers).trimEnd().split('\n')
}

describe('the first lines with the SDK', () => {
  it('are those of the README, and work', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8')
    const lines = /```js\n(.*?)```/s.exec(readme)?.[1] ?? ''
    expect(lines.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(10)
    for (const time of ['first', 'second']) {
      const { stdout } = await run(
        process.execPath,
        ['--input-type=module', '-e', lines.replace('https://localhost:8443', server.baseUrl)],
        {
          cwd: root,
          env: {
            CLIENT_ID: clientId,
            CLIENT_SECRET: clientSecret,
            NODE_EXTRA_CA_CERTS: join(folder, 'data/ca.pem'),
          },
        },
      )
      expect([time, stdout]).toEqual([time, expect.stringMatching(/id: 'acl_\w+'/)])
      expect(stdout).toContain('active: false')
    }
  })
})

describe('a stop', () => {
  it('completes a request in flight, then exits with 0 and stops the database', async () => {
    const body = JSON.stringify({ description: 'In flight', active: true, rule: logRule })
    const socket = await openSocket()
    const answer = collect(socket)
    socket.write(
      `POST /api/v2/network-acls HTTP/1.1\r\nHost: ${new URL(server.baseUrl).host}\r\n` +
        `Authorization: Bearer ${await fetchToken()}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    await until(() => curl('/readyz').then(({ status }) => status === 200))
    const startMs = Date.now()
    const exit = server.end('SIGTERM')
    await until(() => Promise.resolve(server.stdout().includes('Stopping')))
    socket.write(body.slice(10))

    expect(await answer).toMatch(/^HTTP\/1.1 201 .*"In flight"/s)
    expect((await exit).code).toBe(0)
    expect(Date.now() - startMs).toBeLessThan(patient(3000))
    expect(await databaseRuns()).toBe(false)
  })
})

describe('a later start', () => {
  it('is ready within five seconds, with its data and how to get a token', async () => {
    server = await startChild(env)
    expect(server.readyMs).toBeLessThan(patient(2500))
    expect(server.greeting).toContain('with the data of earlier starts')
    expect(server.greeting).toContain(`client rotate-secret --tenant localhost ${clientId}`)
    const lines = /^CA=.*?(?=\n\n)/ms.exec(server.greeting)?.[0].replace('=...', `=${clientSecret}`)
    const call = 'curl -sS "$API/network-acls" -H "$AUTH" -H "$JSON" -w "\\n"'
    const [acls = ''] = await pasted(`${lines}\n`, call)
    expect(JSON.parse(acls)).toHaveLength(2)
    expect(await descriptions()).toEqual(['In flight', 'Keep a scraper out'])
  })

  it('reuses the database of a killed server, within five seconds', async () => {
    await createAcl('Before the kill', 30)
    expect((await server.end('SIGKILL')).code).toBeNull()
    expect(await databaseRuns()).toBe(true)

    server = await startChild(env)
    expect(server.readyMs).toBeLessThan(patient(2500))
    expect(await descriptions()).toContain('Before the kill')
  })
})

describe('an embedded PostgreSQL that was killed', () => {
  it('is started again, and the server continues', async () => {
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    await until(async () => ![killed, 0].includes(await postmaster()))
    await until(() => curl('/readyz').then(({ status }) => status === 200))
    expect(await descriptions()).toHaveLength(3)
    await until(async () => server.stdout().includes('The embedded PostgreSQL runs again.'))
    expect(server.stdout()).not.toContain('"secretKey"')
  }, 60_000)
})

describe('two processes on one data folder', () => {
  it('both serve, and the database runs until the last one stops', async () => {
    const first = server
    server = await startChild(env)
    expect((await first.end('SIGTERM')).code).toBe(0)
    expect(await descriptions()).toHaveLength(3)
  })

  it('may be a server and a command, which does not stop the database', async () => {
    const made = await latchkey('tenant create acme.localhost', env)
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/serves acme\.localhost\.\n {2}client id +\w{32}\n/)
    expect((await curl('/.well-known/jwks.json', 'acme.localhost')).status).toBe(200)
    expect(await descriptions()).toHaveLength(3)
  })
})

describe('a command while no server runs', () => {
  it('starts the database, runs and stops it', async () => {
    await server.end('SIGTERM')
    const listed = await latchkey('tenant list', env)
    expect(listed.stdout).toMatch(/^localhost localhost ten_\w+\nacme\.localhost acme-localhost /)
    expect(await databaseRuns()).toBe(false)
  })

  it('rotates the secret of a client', async () => {
    const rotated = await latchkey(`client rotate-secret --tenant localhost ${clientId}`, env)
    const before = clientSecret
    clientSecret = /client secret +(\S+)/.exec(rotated.stdout)?.[1] ?? ''
    expect(clientSecret).not.toBe(before)
    server = await startChild(env)
    expect(await fetchToken()).toMatch(/^ey/)
  })
})

const logRule = { action: { log: true }, match: { user_agents: ['seen'] }, scope: 'tenant' }

async function createAcl(description: string, priority: number): Promise<void> {
  const body = JSON.stringify({ description, priority, active: true, rule: logRule })
  const headers = [...(await bearer()), '-H', 'Content-Type: application/json']
  expect((await curl('/api/v2/network-acls', 'localhost', ...headers, '-d', body)).status).toBe(201)
}

async function descriptions(): Promise<readonly string[]> {
  const { body } = await curl('/api/v2/network-acls', 'localhost', ...(await bearer()))
  const acls = JSON.parse(body) as { description: string }[]
  return acls.map(({ description }) => description).sort()
}

async function bearer(): Promise<readonly string[]> {
  return ['-H', `Authorization: Bearer ${await fetchToken()}`]
}

async function fetchToken(): Promise<string> {
  const form = {
    grant_type: 'client_credentials',
    audience: '/api/v2/',
    client_id: clientId,
    client_secret: clientSecret,
  }
  const data = new URLSearchParams(form).toString()
  const { body } = await curl('/oauth/token', 'localhost', '-d', data)
  return (JSON.parse(body) as { access_token: string }).access_token
}

/** A client that trusts the CA of the server. */
async function trustingServer() {
  const ca = await readFile(join(folder, 'data/ca.pem'))
  const dispatcher = new Agent({ connect: { ca } })
  return {
    fetch: ((url, init) => fetch(url, { ...init, dispatcher, redirect: 'manual' })) as typeof fetch,
    tenant: { baseUrl: server.baseUrl },
  }
}

async function curl(path: string, host = 'localhost', ...args: readonly string[]) {
  const { port } = new URL(server.baseUrl)
  const trust = ['--cacert', join(folder, 'data/ca.pem'), '--resolve', `${host}:${port}:127.0.0.1`]
  const url = `https://${host}:${port}${path}`
  const { stdout } = await run('curl', ['-sS', ...trust, '-w', '\n%{http_code}', ...args, url])
  const [, body = '', status] = /^(.*)\n(\d+)$/s.exec(stdout) ?? []
  return { status: Number(status), body }
}

async function openSocket(): Promise<TLSSocket> {
  const ca = await readFile(join(folder, 'data/ca.pem'))
  const port = Number(new URL(server.baseUrl).port)
  const socket = connect({ host: '127.0.0.1', servername: 'localhost', port, ca })
  await once(socket, 'secureConnect')
  return socket
}

async function collect(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const lockFile = () => join(folder, 'data/cluster/postgres/postmaster.pid')

/** The process id of PostgreSQL; 0 while it does not run. */
const postmaster = async () =>
  Number.parseInt(await readFile(lockFile(), 'utf8').catch(() => '0'), 10)

function databaseRuns(): Promise<boolean> {
  return access(lockFile()).then(
    () => true,
    () => false,
  )
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}
