import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chromiumFile, test as withChromium } from '@latchkey/testkit/chromium'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** The packages that the examples import, which a reader would install. */
const installed = {
  jest: 'node_modules/jest',
  '@jest/globals': 'node_modules/@jest/globals',
  '@latchkey/sdk': 'packages/sdk',
  'playwright-core': 'packages/server/node_modules/playwright-core',
}

let folder: string
let server: ChildServer
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  const port = String(await freePort())
  const data = join(folder, 'data')
  server = await startChild({
    LATCHKEY_DATA: data,
    LATCHKEY_TEST_CONTROLS: 'on',
    LATCHKEY_OPERATIONS_PORT: port,
    LATCHKEY_RATE_LIMITS: 'off',
  })
  const [, clientId = '', clientSecret = ''] =
    /LATCHKEY_URL=\S+ CLIENT_ID=(\S+) \\\s+CLIENT_SECRET=(\S+)/.exec(server.greeting) ?? []
  const { PATH, HOME } = process.env
  env = {
    PATH,
    HOME,
    NODE_EXTRA_CA_CERTS: join(data, 'ca.pem'),
    BASE_URL: server.baseUrl,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    CONTROLS: `http://127.0.0.1:${port}/test`,
    ...(chromiumFile && { CHROMIUM: chromiumFile }),
  }
  for (const [name, path] of Object.entries(installed)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(join(link, '..'), { recursive: true })
    await symlink(join(root, path), link)
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const guide = await readFile(join(root, 'docs/testing.md'), 'utf8')
  for (const [, name = '', code = ''] of guide.matchAll(
    /`([\w-]+(?:\.test)?\.mjs)`:\n\n```js\n(.*?)^```$/gms,
  )) {
    await writeFile(join(folder, name), code)
  }
}, 120_000)
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** What a program prints, also if it fails. */
async function outputOf(...args: readonly string[]): Promise<string> {
  const ended = run(process.execPath, args, { cwd: folder, env })
  const { stdout, stderr } = await ended.catch((error) => error)
  return `${stdout}${stderr}`
}

describe('the examples of docs/testing.md', () => {
  it('pass with Jest, and a server that warns', async () => {
    const jest = ['node_modules/jest/bin/jest.js', '--rootDir=.', 'tokens.test.mjs']
    const output = await outputOf('--experimental-vm-modules', ...jest)
    expect(output).toMatch(/Tests: +2 passed, 2 total/)
    expect(server.stdout()).toContain('TEST CONTROLS ARE ON')
  })

  withChromium('pass with Playwright', async () => {
    expect(await outputOf('--test', 'forgotten-password.mjs')).toMatch(/^. pass 1$/m)
  })
})
