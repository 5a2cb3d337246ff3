import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { routes } from '@latchkey/contract'
import { build } from 'esbuild'

/** What is bought with the bytes: a client by credentials that makes one call. */
const oneCall = `
import { createManagementClient } from '@latchkey/sdk'
const clientCredentials = { clientId: 'id', clientSecret: 'secret' }
const client = createManagementClient({ baseUrl: 'https://acme.example.com', clientCredentials })
console.log(await client.networkAcls.get({ path: { id: 'acl' } }))
`

const everything = `
import * as sdk from '@latchkey/sdk'
globalThis.sdk = sdk
`

const logIns = `
import { createBrowserSession } from '@latchkey/sdk/authentication'
const baseUrl = 'https://acme.example.com'
globalThis.session = createBrowserSession({ baseUrl, clientId: 'id' })
`

/** The rows that say where each operation is, which grow with the management API. */
const table = `
import { routes } from '@latchkey/contract'
globalThis.routes = routes
`

const oneGuard = `
import { isManagementError } from '@latchkey/sdk'
globalThis.isManagementError = isManagementError
`

/** Bundled for browsers from source, minified and compressed; 1 kB is 1,000 bytes. */
async function sizeKb(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    conditions: ['latchkey-source'],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
  })
  const [bundle] = outputFiles
  if (!bundle) throw new Error('esbuild gave no bundle.')
  return gzipSync(bundle.contents, { level: 9 }).length / 1000
}

/**
 * Measures what the SDK adds to a page.
 *
 * @returns `kB` for a client that makes one call, of which `tableKb` are the rows of operations,
 * `wholeKb` for all that the management API needs, `logInKb` for a page that people log in to, and
 * `guardKb` for one type guard, all gzipped; and `operationBytes`, the share of one operation
 */
export async function benchSdkSize(): Promise<Record<string, number>> {
  const programs = [oneCall, table, everything, logIns, oneGuard]
  const sizes = await Promise.all(programs.map(sizeKb))
  const [kB = 0, tableKb = 0, wholeKb = 0, logInKb = 0, guardKb = 0] = sizes
  const operations = Object.values(routes).flatMap((rows) => Object.keys(rows)).length
  const operationBytes = Math.round((tableKb / operations) * 100_000) / 100
  return { kB, tableKb, operationBytes, wholeKb, logInKb, guardKb }
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await benchSdkSize()))
}
