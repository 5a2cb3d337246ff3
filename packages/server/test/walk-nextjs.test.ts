import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { until } from '@latchkey/testkit'
import { openChromium } from '@latchkey/testkit/chromium'
import { type ChildServer, compileServer, makeFolder, root, startChild } from './child-server.ts'
import { openShell } from './pasting-shell.ts'

/** A folder where the packages that the page names are installed. */
const { LATCHKEY_NEXTJS_FOLDER: application = '' } = process.env
// Next.js is 350 MB, so that it is no dependency of this repository.
const test = application === '' ? it.skip : it

let folder: string
let server: ChildServer
beforeAll(async () => {
  if (application === '') return
  await compileServer()
  folder = await makeFolder()
  server = await startChild({ LATCHKEY_DATA: join(folder, 'data') })
}, 120_000)
afterAll(async () => {
  if (application === '') return
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe('docs/nextjs.md', () => {
  test('logs in and out by a real Next.js', async () => {
    const text = await readFile(join(root, 'docs/nextjs.md'), 'utf8')
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
    const shell = openShell('bash', application)
    const { greeting } = server
    await shell.paste(greeting.slice(greeting.indexOf('CA='), greeting.indexOf('ACL=')))
    for (const block of blocks.slice(0, 2)) {
      expect(await shell.paste(block)).not.toMatch(/"error":|"statusCode":/)
    }
    await shell.end()
    const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev'], {
      cwd: application,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_EXTRA_CA_CERTS: join(folder, 'data/ca.pem'),
      },
      stdio: 'ignore',
    })
    const browser = await openChromium()
    try {
      await until('Next.js answers', () =>
        fetch('http://localhost:3000/').then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      const page = await browser.newPage({ ignoreHTTPSErrors: true })
      await page.goto('http://localhost:3000/')
      await page.getByRole('link', { name: 'Log in' }).click()
      await page.getByRole('button', { name: 'Sign in with Latchkey' }).click()
      await page.locator('#username').fill('barbara@example.com')
      await page.locator('#password').fill('a-long-Secret-1939')
      await page.locator('#password').press('Enter')
      await page.getByRole('heading', { name: 'Hello, barbara@example.com' }).waitFor()
      await page.getByRole('link', { name: 'Log out' }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('link', { name: 'Log in' }).waitFor()
      expect(page.url()).toBe('http://localhost:3000/')
    } finally {
      await browser.close()
      next.kill()
      await once(next, 'exit')
    }
  }, 120_000)
})
