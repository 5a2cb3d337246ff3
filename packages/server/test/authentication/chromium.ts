import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { receiverPem } from '@latchkey/testkit'
import { openChromium } from '@latchkey/testkit/chromium'
import type { Browser, Page } from 'playwright-core'

/** A website at `https://localhost`, which is the same site as a tenant there. */
export interface Website {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts a website; `listenerOf` gets its origin. */
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

/** Starts a browser that finds the hosts of a pattern, like `*.example.com`, at the website. */
export const openChromiumAt = (hosts: string, { origin }: Website): Promise<Browser> =>
  openChromium(`--host-resolver-rules=MAP ${hosts} ${new URL(origin).host}`)

/** Submits the log-in page. */
export async function logInOnPage(page: Page, username: string, password: string): Promise<void> {
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
