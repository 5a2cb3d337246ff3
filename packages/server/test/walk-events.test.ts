import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'

/** The walk of events, as it is pasted, except for ports that may be taken here. */
let folder: string
let server: ChildServer
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

it('delivers, refuses, redelivers and follows events as docs/events.md has them', async () => {
  const section = await readFile(join(root, 'docs/events.md'), 'utf8')
  const port = await freePort()
  const [start = '', receiver = '', paste = '', follow = ''] = [
    ...section.replaceAll('9443', String(port)).matchAll(/^```\w+\n(.*?)^```$/gms),
  ].map(([, code = '']) => code)
  await shell(start.slice(0, start.indexOf('LATCHKEY_')))
  server = await startChild({
    LATCHKEY_DATA: join(folder, 'data'),
    LATCHKEY_OUTBOUND_CA_FILE: join(folder, 'receiver.pem'),
    LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8,::1',
  })
  const { greeting, baseUrl } = server
  await writeFile(join(folder, 'receiver.mjs'), receiver)
  await writeFile(join(folder, 'follow.mjs'), follow.replace('https://localhost:8443', baseUrl))
  const opening = greeting.slice(greeting.indexOf('CA='), greeting.indexOf('[ -n'))
  // A machine under load takes longer than its reader.
  const patient = paste.replaceAll('sleep 1', 'sleep 4')
  const output = await shell(`${opening}
    TOKEN=$TOKEN node follow.mjs > followed.txt & FOLLOWER=$!
    ${patient}
    kill $FOLLOWER`)
  expect(output).toContain('refused: malformed_secret\n')
  expect(output).toContain('"status":"failed"')
  expect(output).toMatch(/^user\.created evt_\w{22} grace@example\.com$/m)
  const followed = await readFile(join(folder, 'followed.txt'), 'utf8')
  expect(followed).toMatch(/^connection\.created evt_\w{22}\nuser\.created evt_\w{22}$/m)
}, 120_000)

async function shell(lines: string): Promise<string> {
  const bash = spawn('bash', ['--norc'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
  const output = text(bash.stdout)
  bash.stdin.end(lines)
  await once(bash, 'close')
  return output
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
