import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'
import { freePort } from './free-port.ts'
import { isInstalled, openShell, type PastingShell } from './pasting-shell.ts'

/** The walk of events in the order in which it stands, except for ports that may be taken here. */
let folder: string
let server: ChildServer
let blocks: readonly string[]
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const text = await readFile(join(root, 'docs/events.md'), 'utf8')
  const port = await freePort()
  blocks = [...text.replaceAll('9443', String(port)).matchAll(/^```\w+\n(.*?)^```$/gms)].map(
    ([, code = '']) => code,
  )
  const [start = '', receiver = ''] = blocks
  const shell = openShell('bash', folder)
  const certificate = start.slice(0, start.indexOf('LATCHKEY_'))
  for (const _ of ['first', 'second']) await shell.paste(certificate)
  await shell.end()
  await writeFile(join(folder, 'receiver.mjs'), receiver)
  server = await startChild({
    LATCHKEY_DATA: join(folder, 'data'),
    LATCHKEY_OUTBOUND_CA_FILE: join(folder, 'receiver.pem'),
    LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8,::1',
  })
}, 120_000)
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe.each(['bash', 'zsh'] as const)('docs/events.md, pasted into %s', (name) => {
  // zsh is a Debian package that a machine may lack; the output says so.
  const test = isInstalled(name) ? it : it.skip

  test('fails, redelivers and follows an event, also when repeated', async () => {
    const [, , paste = '', follow = ''] = blocks
    const { greeting, baseUrl } = server
    const shell = openShell(name, folder)
    await shell.paste(greeting.slice(greeting.indexOf('CA='), greeting.indexOf('ACL=')))
    for (const _ of ['first', 'second']) {
      const output = await shell.paste(paste)
      expect(output).toContain('refused: malformed_secret\n')
      expect(output).toContain('"status":"failed"')
      expect(output).toMatch(/^user\.created evt_\w{22} katherine@example\.com$/m)
      expect(output).not.toMatch(/"error":|"statusCode":/)
    }
    await writeFile(join(folder, 'follow.mjs'), follow.replace('https://localhost:8443', baseUrl))
    for (const _ of ['first', 'second'])
      expect(await followed(shell)).toContain('user.created evt_')
    await shell.end()
  }, 180_000)
})

/** Starts the program in the terminal, and ends it once it has printed what happened. */
const followed = (shell: PastingShell) =>
  shell.paste(`rm -f followed.txt
TOKEN=$TOKEN node follow.mjs > followed.txt &
FOLLOWER=$!
until grep -s user.created followed.txt; do sleep 1; done
kill $FOLLOWER; wait $FOLLOWER
`)
