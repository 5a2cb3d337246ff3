import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, type Visitor } from '@latchkey/testkit'
import { Agent, fetch } from 'undici'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'
import { isInstalled, openShell, type PastingShell, type ShellName } from './pasting-shell.ts'

let folder: string
let server: ChildServer
let dispatcher: Agent
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  await mkdir(join(folder, 'node_modules/@latchkey'), { recursive: true })
  await symlink(join(root, 'packages/sdk'), join(folder, 'node_modules/@latchkey/sdk'))
  server = await startChild({ LATCHKEY_DATA: join(folder, 'data'), LATCHKEY_RATE_LIMITS: 'off' })
  dispatcher = new Agent({ connect: { ca: await readFile(join(folder, 'data/ca.pem')) } })
}, 120_000)
afterAll(async () => {
  await dispatcher?.close()
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe.each(['bash', 'zsh'] as const)('pasted into %s', (name) => {
  // zsh is a Debian package that a machine may lack; the output says so.
  const test = isInstalled(name) ? it : it.skip

  test('docs/machine-to-machine.md gets tokens by secret and by key, also when repeated', async () => {
    const shell = await openGreeted(name)
    for (const _ of ['first', 'second']) {
      let output = ''
      for (const block of await blocksOf('machine-to-machine')) output += await shell.paste(block)
      expect(output).toContain('"scope":"read:books"')
      expect(output.match(/The token of \w+@clients permits read:books\./g)).toHaveLength(2)
      expect(output).not.toMatch(/"error":|"statusCode":/)
    }
    await shell.end()
  }, 60_000)

  test('docs/native.md logs in by a loopback redirect, and by a code of a device', async () => {
    const shell = await openGreeted(name)
    const [client = '', browser = '', device = '', ...others] = await blocksOf('native')
    expect(others).toEqual([])
    expect(await shell.paste(client)).not.toMatch(/"error":|"statusCode":/)
    const visitor = createVisitor({ fetch: trusting, tenant: { baseUrl: server.baseUrl } })

    const loggedIn = shell.paste(browser)
    const page = await visitor.visit(await shell.prints(/Open (\S+)\n/))
    const { url } = await visitor.submit(page, credentials)
    expect(url.hostname).toBe('127.0.0.1')
    expect(await (await fetch(url)).text()).toContain('You are logged in.')
    expect(await loggedIn).toContain('Hello, barbara@example.com.')

    const approved = shell.paste(device)
    await approve(visitor, await shell.prints(/Open (\S+) and/))
    expect(await approved).toContain('Hello, barbara@example.com.')
    await shell.end()
  }, 60_000)
})

const credentials = { username: 'barbara@example.com', password: 'a-long-Secret-1939' }

const trusting = ((url, init) =>
  fetch(url, { ...init, dispatcher, redirect: 'manual' })) as typeof fetch

async function openGreeted(name: ShellName): Promise<PastingShell> {
  const { greeting } = server
  const shell = openShell(name, folder)
  await shell.paste(greeting.slice(greeting.indexOf('CA='), greeting.indexOf('ACL=')))
  return shell
}

async function blocksOf(name: string): Promise<readonly string[]> {
  const text = await readFile(join(root, `docs/${name}.md`), 'utf8')
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
}

/** Confirms the code of a device, in a browser where the user is logged in already. */
async function approve(visitor: Visitor, address: string): Promise<void> {
  const asked = await visitor.visit(address)
  const userCode = new URL(address).searchParams.get('user_code') ?? ''
  const confirm = await visitor.submit(asked, { user_code: userCode })
  const { text } = await visitor.submit(confirm, { action: 'accept' })
  expect(text).toContain('is connected')
}
