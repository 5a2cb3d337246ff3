import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The second one is the same engine with a window, and four times as slow to show a page. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const installed = programs.find((path) => existsSync(path))

/** The program; undefined if there is none. */
export const chromiumFile = installed

/** Chromium is a Debian package that a machine may lack; the output says so. */
export const hasChromium = installed !== undefined
if (!hasChromium)
  process.stderr.write(`Neither ${programs.join(' nor ')} exists: no page is tried.\n`)

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Starts a browser, with further arguments of its command line. */
export const openChromium = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: installed ?? '', args: [...args, ...more] })
