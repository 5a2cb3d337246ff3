/**
 * The first screen of the console in Chromium, with an empty cache and the session of a log-in
 * before: the compressed scripts that it loads, and the time from the address to the screen with
 * all that it reads and an idle main thread. Reach: `scriptKb` <= 150, `interactiveMs` <= 1,000.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasChromium, openChromium } from '@latchkey/testkit/open-chromium'
import type { Browser, Page } from 'playwright-core'
import { median } from '../../server/bench/lib/load.ts'
import { makeFolder, startChild } from '../../server/test/child-server.ts'

if (!hasChromium) throw new Error('Chromium is not installed, in which the console is measured.')
const visits = 7
const quietMs = 500

const folder = await makeFolder()
const server = await startChild({ LATCHKEY_DATA: join(folder, 'data') })
const browser = await openChromium()
try {
  const session = await logIn(browser)
  const seen: Visit[] = []
  while (seen.length < visits) seen.push(await visit(browser, session))
  console.log(seen.map(({ interactiveMs }) => `${interactiveMs.toFixed(0)} ms`).join('  '))
  const interactiveMs = Math.round(median(seen.map((each) => each.interactiveMs)))
  const scriptKb = Math.round((seen[0]?.scriptBytes ?? 0) / 100) / 10
  console.log(JSON.stringify({ name: 'console', scriptKb, interactiveMs }))
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

interface Visit {
  readonly scriptBytes: number
  readonly interactiveMs: number
}

/** Cookies of the administrator. */
async function logIn(browser: Browser): Promise<Session> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.goto(`${server.baseUrl}/console/`)
  await page.locator('#username').fill(greeted('user'))
  await page.locator('#password').fill(greeted('password'))
  await page.locator('#password').press('Enter')
  await page.locator('#content h1').waitFor()
  const session = await context.storageState()
  await context.close()
  return session
}

async function visit(browser: Browser, storageState: Session): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, storageState })
  const page = await context.newPage()
  const scripts = await sizesOfScripts(page)
  const beganMs = performance.timeOrigin + performance.now()
  await page.goto(`${server.baseUrl}/console/`)
  const shown = await page.waitForFunction(whenShown)
  const shownMs = Number(await shown.jsonValue())
  const idleMs = await page.evaluate(whenIdle, quietMs)
  await context.close()
  return {
    scriptBytes: scripts.reduce((sum, size) => sum + size, 0),
    interactiveMs: Math.max(shownMs, idleMs) - beganMs,
  }
}

/** The time, in milliseconds of the epoch, once the screen shows what it reads. */
function whenShown(): number | false {
  const isShown = document.querySelector('#content #application') !== null
  const isLoading = document.querySelector('.skeleton') !== null
  return isShown && !isLoading && performance.timeOrigin + performance.now()
}

/** When the last long task ended (of more than 50 ms), with none in the time that follows. */
async function whenIdle(quietMs: number): Promise<number> {
  let lastMs = 0
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastMs = startTime + duration
  })
  observer.observe({ type: 'longtask', buffered: true })
  let before = -1
  while (before !== lastMs) {
    before = lastMs
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  }
  observer.disconnect()
  return performance.timeOrigin + lastMs
}

/** Bytes of each script as it comes from the network, in the order in which they end. */
async function sizesOfScripts(page: Page): Promise<readonly number[]> {
  const sizes: number[] = []
  const scripts = new Set<string>()
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength)
  })
  await devTools.send('Network.enable')
  return sizes
}

/** A value that the first start prints. */
function greeted(name: string): string {
  return new RegExp(`^  ${name} +(.*)$`, 'm').exec(server.greeting)?.[1] ?? ''
}
