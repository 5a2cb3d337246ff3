import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * What axe-core finds that is serious, by all rules or some of them; run by the browser's protocol
 * past the page's policy.
 */
export async function seriousFaults(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.value === 'undefined') {
    await session.send('Runtime.evaluate', { expression: await readFile(axe, 'utf8') })
  }
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return result.value
}
