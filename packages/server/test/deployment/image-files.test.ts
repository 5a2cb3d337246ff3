import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import {
  type ChildServer,
  compileServer,
  latchkey,
  makeFolder,
  root,
  startChild,
} from '../child-server.ts'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)

let folder: string
let image: string
let database: TestDatabase
let server: ChildServer
let env: Readonly<Record<string, string>>
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  image = join(folder, 'image')
  await run(process.execPath, [join(root, 'tools/image-files.mjs'), image])
  database = await createTestDatabase()
  env = {
    DATABASE_URL: database.url,
    LATCHKEY_DATA: join(folder, 'data'),
    LATCHKEY_PORT: String(await freePort()),
    LATCHKEY_OPERATIONS_PORT: String(await freePort()),
  }
  server = await startChild(env, join(image, 'bin/latchkey.js'))
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const command = (line: string, other: Readonly<Record<string, string>> = {}) =>
  latchkey(line, { ...env, ...other }, join(image, 'bin/latchkey.js'))

describe('the files of the image', () => {
  it('start a server that hashes a password', async () => {
    const { code, stderr } = await command('user create --tenant localhost grace@example.com')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('run code in the sandbox', async () => {
    const { stdout } = await command('doctor --json')
    const { findings } = JSON.parse(stdout) as {
      readonly findings: readonly { readonly check: string; readonly status: string }[]
    }
    expect(findings.find(({ check }) => check === 'actions')).toMatchObject({ status: 'ok' })
  })

  it('include those of the console', async () => {
    const built = (folder: string) => readdir(join(folder, 'dist/console'))
    const wanted = (await built(join(root, 'packages/server'))).filter(
      (name) => !/\.map$/.test(name),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect((await built(image)).sort()).toEqual(wanted.sort())
  })

  it('have nothing of the client of Prisma, which makes types alone', async () => {
    const files = await readdir(image, { recursive: true })
    expect(files.filter((file) => file.includes('query_compiler'))).toEqual([])
    const modules = files.filter((file) => /^dist[\\/][^\\/]*\.js$/.test(file))
    const texts = await Promise.all(modules.map((file) => readFile(join(image, file), 'utf8')))
    expect(texts.filter((text) => text.includes('datasource db'))).toEqual([])
  })

  it('include a list of their packages', async () => {
    const list = JSON.parse(await readFile(join(image, 'sbom.cdx.json'), 'utf8'))
    const { bomFormat, components } = list as {
      readonly bomFormat: string
      readonly components: readonly { readonly purl: string }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const names = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''))
    for (const name of ['express', 'oidc-provider', 'piscina', '%40node-rs/argon2']) {
      expect(names).toContain(`pkg:npm/${name}`)
    }
  })
})

describe('latchkey health', () => {
  it('exits with 0 while the server is ready, by the operations port', async () => {
    const { code, stdout } = await command('health')
    expect([code, stdout]).toEqual([0, 'ready\n'])
  })

  it('uses the port of tenants by TLS without an operations port', async () => {
    const { code, stdout } = await command('health --json', { LATCHKEY_OPERATIONS_PORT: '' })
    const url = `https://127.0.0.1:${env.LATCHKEY_PORT}/readyz`
    expect([code, JSON.parse(stdout)]).toEqual([0, { ready: true, url }])
  })

  it('exits with 1 if nothing listens', async () => {
    const port = String(await freePort())
    const { code, stderr } = await command('health', { LATCHKEY_OPERATIONS_PORT: port })
    expect(code).toBe(1)
    expect(stderr).toContain(`http://127.0.0.1:${port}/readyz does not answer: `)
  })
})
