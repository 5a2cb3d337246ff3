import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import { build } from 'esbuild'
import type { Browser, JSHandle, Page } from 'playwright-core'

type Sdk = typeof import('../src/index.ts')

let server: TestServer
let pages: Server
let browser: Browser
let page: Page
/** The whole SDK, within the page. */
let sdk: JSHandle<Sdk>

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    conditions: ['latchkey-source'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    target: 'chrome120',
  })
  return outputFiles[0]?.text ?? ''
}

describe('a page in Chromium, of another origin than the tenant', () => {
  beforeAll(async () => {
    if (!hasChromium) return
    pages = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Page</title>')
    })
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
    const limit = { limit: 10, windowSeconds: 2 }
    server = await startTestServer({ config: { rateLimits: { 'management-read': limit } } })
    browser = await openChromium()
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    page = await context.newPage()
    await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`)
    await page.addScriptTag({ content: await bundle() })
    sdk = await page.evaluateHandle<Sdk>('sdk')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    pages?.close()
  })

  test('creates, replaces, lists and deletes', async () => {
    const { baseUrl, clientId, clientSecret } = server.tenant
    const given = { sdk, baseUrl, clientCredentials: { clientId, clientSecret } }
    const outcome = await page.evaluate(async ({ sdk, ...options }) => {
      const client = sdk.createManagementClient(options)
      const rule = { action: { log: true }, scope: 'tenant' } as const
      const body = { description: 'From a page', active: true, rule }
      const made = await client.networkAcls.create({ body })
      const path = { id: made.id }
      const replaced = await client.networkAcls.update({ path, body: { ...body, active: false } })
      const listed: string[] = []
      for await (const { id } of sdk.paginate(client.networkAcls.list)) listed.push(id)
      return { made, replaced, listed, deleted: await client.networkAcls.delete({ path }) }
    }, given)
    expect(outcome).toMatchObject({
      made: { description: 'From a page', active: true },
      replaced: { description: 'From a page', active: false },
      listed: [outcome.made.id],
      deleted: { code: 204, object: '' },
    })
  })

  test('reads status, request id and rate limit of an error response', async () => {
    const { baseUrl } = server.tenant
    const token = await server.tenant.token()
    const result = await page.evaluate(
      async ({ sdk, baseUrl, token }) => {
        const client = sdk.createManagementClient({ baseUrl, token, retries: 0 })
        const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
        const error = await client.networkAcls.get({ path }).catch((thrown: unknown) => thrown)
        if (!sdk.isManagementError(error)) return String(error)
        return { statusCode: error.statusCode, id: error.requestId, limit: error.rateLimit?.limit }
      },
      { sdk, baseUrl, token },
    )
    expect(result).toEqual({ statusCode: 404, id: expect.stringMatching(/./), limit: 10 })
  })

  test('follows events', async () => {
    const { baseUrl } = server.tenant
    const token = await server.tenant.token()
    const result = await page.evaluate(
      async ({ sdk, baseUrl, token }) => {
        const client = sdk.createManagementClient({ baseUrl, token })
        const query = { event_type: ['latchkey.role.created' as const] }
        let isBegun = false
        const onOffset = () => {
          if (!isBegun) void client.roles.create({ body: { name: 'Of a page' } })
          isBegun = true
        }
        for await (const { event } of sdk.followEvents(
          client.events.list,
          { query },
          { onOffset },
        )) {
          return event.data.object
        }
        throw new Error('The stream ended.')
      },
      { sdk, baseUrl, token },
    )
    expect(result).toMatchObject({ name: 'Of a page' })
  })

  test('waits as long as Retry-After says', async () => {
    const { baseUrl } = server.tenant
    const token = await server.tenant.token()
    const result = await page.evaluate(
      async ({ sdk, baseUrl, token }) => {
        const statuses: number[] = []
        const fetch = async (url: string, init: RequestInit) => {
          const response = await globalThis.fetch(url, init)
          statuses.push(response.status)
          return response
        }
        const watched = sdk.createManagementClient({ baseUrl, token, fetch })
        // More than a window allows, and once more where a new window has begun in between.
        for (let burst = 0; burst < 5 && !statuses.includes(429); burst += 1) {
          await Promise.all(Array.from({ length: 11 }, () => watched.eventStreams.list()))
        }
        return statuses
      },
      { sdk, baseUrl, token },
    )
    expect(result).toContain(429)
    expect(result.filter((status) => status === 200).length % 11).toBe(0)
  })
})
