import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { it } from '@jest/globals'
import { receiverPem } from '@latchkey/testkit'
import { type Browser, chromium, type Page } from 'playwright-core'

const executablePath = '/usr/bin/chromium'

/** Chromium is a Debian package that a machine may lack; the output says so. */
export const hasChromium = existsSync(executablePath)
if (!hasChromium) process.stderr.write(`There is no ${executablePath}: no page is tried.\n`)

/** A test in Chromium. */
export const test = hasChromium ? it : it.skip

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

export const openChromium = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...args, ...more] })

/** A website at `https://localhost`, which is the same site as a tenant there. */
export interface Website {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts a website; `listenerOf` is told where it is. */
export async function startWebsite(
  listenerOf: (origin: string) => RequestListener | Promise<RequestListener>,
): Promise<Website> {
  const pem = await receiverPem('localhost')
  const server = createServer({ key: pem, cert: pem })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  server.on('request', await listenerOf(origin))
  return {
    origin,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Fills in the page to log in. */
export async function logInOnPage(page: Page, username: string, password: string): Promise<void> {
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
