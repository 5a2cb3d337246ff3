import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { routes } from '@latchkey/contract'
import { build, type Plugin } from 'esbuild'

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

const oneGuard = `
import { isManagementError } from '@latchkey/sdk'
globalThis.isManagementError = isManagementError
`

/** Leaves out the rows that say where each operation is, which grow with the management API. */
const withoutRows: Plugin = {
  name: 'without-rows',
  setup: ({ onLoad }) =>
    onLoad({ filter: /generated\/routes\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return { loader: 'ts', contents: text.replace(/(export const routes = )\{.*\}/s, '$1{}') }
    }),
}

/** Bundled for browsers from source, minified and compressed; 1 kB is 1,000 bytes. */
async function sizeKb(program: string, plugins: Plugin[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    conditions: ['latchkey-source'],
    bundle: true,
    plugins,
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
 * @returns `kB` for a client that makes one call, `clientKb` for the same without the rows of
 * operations, and `operationBytes`, the difference for each operation; `wholeKb` for all that the
 * management API needs, without the rows; `logInKb` for a page that people log in to, and `guardKb`
 * for one type guard, all gzipped
 */
export async function benchSdkSize(): Promise<Record<string, number>> {
  const sizes = [sizeKb(oneCall), sizeKb(oneCall, [withoutRows]), sizeKb(everything, [withoutRows])]
  const [kB = 0, clientKb = 0, wholeKb = 0] = await Promise.all(sizes)
  const [logInKb = 0, guardKb = 0] = await Promise.all([sizeKb(logIns), sizeKb(oneGuard)])
  const operations = Object.values(routes).flatMap((rows) => Object.keys(rows)).length
  const operationBytes = Math.round(((kB - clientKb) / operations) * 100_000) / 100
  return { kB, clientKb, operationBytes, wholeKb, logInKb, guardKb }
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await benchSdkSize()))
}
