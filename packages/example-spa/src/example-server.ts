import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type BooksApiSettings, createBooksApi } from './books-api.ts'

/** The settings of the example, from its environment. */
export interface ExampleSettings extends BooksApiSettings {
  readonly clientId: string
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Serves the page, its script, and the API that it calls. */
export async function createExampleServer(settings: ExampleSettings): Promise<Server> {
  const { baseUrl, clientId, audience } = settings
  const callBooks = createBooksApi(settings)
  const files = new Map([
    ['/', { type: 'text/html', content: await readFile(here('../public/index.html')) }],
    ['/style.css', { type: 'text/css', content: await readFile(here('../public/style.css')) }],
    ['/app.js', { type: 'text/javascript', content: await bundle() }],
    ['/settings.json', json({ baseUrl, clientId, audience })],
  ])
  const headers = {
    'content-security-policy':
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${baseUrl}; ` +
      `frame-src ${baseUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer', // the address of the page may have a code in it
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/api/books') {
      const { status, body } = await callBooks(request.headers.authorization)
      const { type, content } = json(body)
      return response.writeHead(status, { ...headers, 'content-type': type }).end(content)
    }
    const file = files.get(pathname)
    if (!file) return response.writeHead(404, headers).end()
    const type = `${file.type}; charset=utf-8`
    return response.writeHead(200, { ...headers, 'content-type': type }).end(file.content)
  })
}

function json(value: unknown) {
  return { type: 'application/json', content: Buffer.from(JSON.stringify(value)) }
}

async function bundle(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./app.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
