import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { until } from '@latchkey/testkit'
import { hasChromium, openChromium } from '@latchkey/testkit/chromium'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'
import { freePort } from './free-port.ts'
import { openShell } from './pasting-shell.ts'

const run = promisify(execFile)

/** `LATCHKEY_NEXTJS_FOLDER` is a folder where the packages that the page names are installed. */
const { LATCHKEY_NEXTJS_FOLDER: installed, CI } = process.env
const isRun = hasChromium && Boolean(installed || CI)
// Next.js is 350 MB (decision 121): CI installs it as a reader does, others only if they say so.
const test = isRun ? it : it.skip
const installMaxMs = 150_000

let folder: string
let application: string
let server: ChildServer
let blocks: readonly string[]
let origin: string
beforeAll(async () => {
  if (!isRun) return
  origin = `http://localhost:${await freePort('localhost')}`
  const page = await readFile(join(root, 'docs/nextjs.md'), 'utf8')
  const text = page.replaceAll('http://localhost:3000', origin)
  blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  application = installed || (await mkdtemp(join(tmpdir(), 'latchkey-nextjs-')))
  await compileServer()
  folder = await makeFolder()
  const [child] = await Promise.all([
    startChild({ LATCHKEY_DATA: join(folder, 'data') }),
    !installed && install(),
  ])
  server = child
}, installMaxMs + 60_000)
afterAll(async () => {
  if (!isRun) return
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
  if (!installed) await rm(application, { recursive: true, force: true })
})

/** The line of the page that installs Next.js. */
async function install(): Promise<void> {
  const line =
    blocks
      .at(-1)
      ?.split('\n')
      .find((each) => each.startsWith('npm install ')) ?? ''
  const [program = '', ...args] = line.split(' ')
  const options = ['--no-audit', '--no-fund', '--prefer-offline']
  await run(program, [...args, ...options], { cwd: application, timeout: installMaxMs })
}

describe('docs/nextjs.md', () => {
  test('logs in and out by a real Next.js', async () => {
    const shell = openShell('bash', application)
    const { greeting } = server
    await shell.paste(greeting.slice(greeting.indexOf('CA='), greeting.indexOf('ACL=')))
    for (const block of blocks.slice(0, 2)) {
      expect(await shell.paste(block)).not.toMatch(/"error":|"statusCode":/)
    }
    await shell.end()
    const port = new URL(origin).port
    const program = ['node_modules/next/dist/bin/next', 'dev', '--port', port]
    const next = spawn(process.execPath, program, {
      cwd: application,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_EXTRA_CA_CERTS: join(folder, 'data/ca.pem'),
      },
      stdio: 'ignore',
    })
    const browser = await openChromium()
    try {
      const isUp = () =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        )
      await until('Next.js answers', isUp)
      const page = await browser.newPage({ ignoreHTTPSErrors: true })
      await page.goto(origin)
      await page.getByRole('link', { name: 'Log in' }).click()
      await page.getByRole('button', { name: 'Sign in with Latchkey' }).click()
      await page.locator('#username').fill('barbara@example.com')
      await page.locator('#password').fill('a-long-Secret-1939')
      await page.locator('#password').press('Enter')
      await page.getByRole('heading', { name: 'Hello, barbara@example.com' }).waitFor()
      await page.getByRole('link', { name: 'Log out' }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('link', { name: 'Log in' }).waitFor()
      expect(page.url()).toBe(`${origin}/`)
    } finally {
      await browser.close()
      next.kill()
      await once(next, 'exit')
    }
  }, 120_000)
})
