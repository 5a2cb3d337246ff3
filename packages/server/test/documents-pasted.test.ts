import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, until } from '@latchkey/testkit'
import { Agent, fetch } from 'undici'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'
import { isInstalled, openShell, type PastingShell, type ShellName } from './pasting-shell.ts'

/** The guides of `docs/` that need the server of this test, in reading order. */
const walks = [
  'start',
  'logging-in',
  'applications-and-users',
  'saml-applications',
  'strong-clients',
  'network-acls',
  'log-in-with-google',
  'self-service',
  'actions',
  'action-triggers',
  'forms',
].map((name) => `docs/${name}.md`)
const examples = ['packages/example-express/README.md', 'packages/example-spa/README.md']

/** Other pages with commands, and the reason why they are not pasted here. */
const elsewhere: Readonly<Record<string, string>> = {
  'README.md': 'prepares the clone, serves in production: the tests of starts run these commands',
  'docs/events.md': 'walk-events.test.ts pastes it, with a receiver of webhooks',
  'docs/wallets.md': 'walk-wallets.test.ts pastes it, with the commands of the wallet',
  'docs/machine-to-machine.md': 'walk-applications.test.ts pastes it, with programs of the SDK',
  'docs/nextjs.md': 'walk-nextjs.test.ts installs Next.js (350 MB) and pastes it, in CI',
  'docs/native.md': 'walk-applications.test.ts pastes it, and logs in when its programs ask',
  'docs/log-in-with-entra-id.md': 'needs an application in Entra ID',
  'docs/log-in-with-ldap.md':
    'needs slapd, and Latchkey started anew; ldap.test.ts logs in at both',
  'docs/identity-providers.md': 'needs accounts elsewhere; connectors/ logs in at real providers',
  'docs/browser-trust.md': 'trust.test.ts runs the command, which changes the system',
  'docs/testing.md': 'needs Jest and Chromium; walk-testing.test.ts runs its files',
  'docs/database-roles.md': 'names hosts of the reader; database-roles.test.ts makes these roles',
  'docs/deploy.md': 'needs Docker, a cluster, systemd; deployment/ runs what there is without them',
  'docs/pgbouncer.md': 'names hosts of the reader; pgbouncer.test.ts sets these variables',
  'tools/conformance/README.md': 'needs the conformance suite, which is no part of the repository',
}

/** Blocks for another terminal: commands of the clone, which other tests run. */
const isElsewhere = (block: string) => /\bnpm\b/.test(block)

/** A code is valid once, so a second paste is refused, with a message that says so. */
const redeemsCode = (block: string) => block.includes('=$CODE')

let folder: string
let server: ChildServer
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  server = await startChild({ LATCHKEY_DATA: join(folder, 'data') })
}, 120_000)
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe.each(['bash', 'zsh'] as const)('pasted into %s', (name) => {
  // zsh is a Debian package that a machine may lack; the output says so.
  const test = isInstalled(name) ? it : it.skip

  test('each block of the walkthroughs works, also when repeated', async () => {
    const shell = await openGreeted(name)
    for (const path of [...walks, ...examples]) {
      for (const block of await blocksOf(path)) {
        const times = redeemsCode(block) ? ['first'] : ['first', 'second']
        for (const time of times) await pasteInto(shell, path, block, time)
      }
    }
    await shell.end()
  }, 300_000)
})

it('a walkthrough that was left half-way works in a new terminal', async () => {
  for (const path of walks) {
    const blocks = await blocksOf(path)
    const half = blocks.slice(0, Math.ceil(blocks.length / 2))
    for (const time of ['left', 'in a new terminal']) {
      const shell = await openGreeted('bash')
      for (const block of half) await pasteInto(shell, path, block, time)
      await shell.end()
    }
  }
}, 300_000)

async function pasteInto(shell: PastingShell, path: string, block: string, time: string) {
  const output = await shell.paste(block, block.includes('read -r') ? codeOf : undefined)
  const done = { path, block, time, faults: faultsOf(output) }
  expect(done).toEqual({ ...done, faults: [] })
}

it('every page with commands is pasted, or has a reason not to be', async () => {
  const withCommands: string[] = []
  for (const path of await pages()) {
    if ((await shellBlocksOf(path)).length > 0) withCommands.push(path)
  }
  const known = [...walks, ...examples, ...Object.keys(elsewhere)]
  expect(withCommands.sort()).toEqual(known.sort())
})

it('no block has a comment, which zsh would run as a command', async () => {
  for (const path of await pages()) {
    const blocks = await shellBlocksOf(path)
    expect([path, blocks.filter((block) => /(^|\s)#\s/m.test(block))]).toEqual([path, []])
  }
})

/** All guides, and the README of each folder. */
async function pages(): Promise<readonly string[]> {
  const docs = (await readdir(join(root, 'docs'))).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : [],
  )
  const packages = (await readdir(join(root, 'packages'))).map(
    (name) => `packages/${name}/README.md`,
  )
  const others = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'openapi/README.md']
  return [...others, 'tools/conformance/README.md', ...docs, ...packages]
}

/** Blocks of a shell, also without a language, and indented in a list. */
async function shellBlocksOf(path: string): Promise<readonly string[]> {
  const text = await readFile(join(root, path), 'utf8')
  const blocks = [...text.matchAll(/^( *)```(\w*)\n(.*?)^\1```$/gms)]
  return blocks.flatMap(([, , language = '', block = '']) =>
    ['', 'sh', 'bash', 'zsh', 'shell', 'console'].includes(language) ? [block] : [],
  )
}

async function openGreeted(name: ShellName): Promise<PastingShell> {
  const { greeting } = server
  const shell = openShell(name, folder)
  const opening = greeting.slice(greeting.indexOf('CA='), greeting.indexOf('ACL='))
  await shell.paste(opening)
  return shell
}

async function blocksOf(path: string): Promise<readonly string[]> {
  const text = await readFile(join(root, path), 'utf8')
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  return blocks.filter((block) => !isElsewhere(block))
}

/** Errors of the APIs and of the shell, except for those that the pages announce. */
const faultsOf = (output: string): readonly string[] =>
  output
    .replaceAll(/\{"statusCode":409,[^}]*"errorCode":"connection_conflict"\}/g, '')
    .replaceAll('"response":{"statusCode":409}', '') // the same in the log of the tenant
    .replaceAll(/\{"error":"(authorization_pending|slow_down)"[^}]*\}/g, '')
    .match(/.*("error":|"statusCode":|command not found|no matches found).*/g) ?? []

/** The code for a prompt: of the log-in, or of the newest e-mail. */
async function codeOf(output: string): Promise<string> {
  const [address] = /https:\S+authorize\S+/.exec(output) ?? []
  return address === undefined ? emailedCode() : logIn(address)
}

async function logIn(address: string): Promise<string> {
  const ca = await readFile(join(folder, 'data/ca.pem'))
  const dispatcher = new Agent({ connect: { ca } })
  const trusting = ((url, init) =>
    fetch(url, { ...init, dispatcher, redirect: 'manual' })) as typeof fetch
  const visitor = createVisitor({ fetch: trusting, tenant: { baseUrl: server.baseUrl } })
  const credentials = { username: 'barbara@example.com', password: 'a-long-Secret-1939' }
  const { url } = await visitor.submit(await visitor.visit(address), credentials)
  return url.searchParams.get('code') ?? ''
}

const mailsRead = new Set<string>()

async function emailedCode(): Promise<string> {
  const mails = join(folder, 'data/mails')
  let code = ''
  await until('an email with a code', async () => {
    for (const name of await readdir(mails).catch(() => [])) {
      if (mailsRead.has(name)) continue
      code =
        /\b(\d{6})\b/.exec(
          (await readFile(join(mails, name), 'utf8')).split('\r\n\r\n').slice(1).join(' '),
        )?.[1] ?? ''
      if (code === '') continue
      mailsRead.add(name)
      return true
    }
    return false
  })
  return code
}
