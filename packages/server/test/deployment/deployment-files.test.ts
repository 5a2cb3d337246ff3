import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { lstat, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { variables } from '../../src/config/env.ts'
import { root } from '../child-server.ts'

const run = promisify(execFile)
const isInstalled = (name: string, ...args: string[]) => spawnSync(name, args).status === 0

// systemd may be missing on a machine; the output says so.
const withSystemd = isInstalled('systemd-analyze', '--version') ? it : it.skip

const text = (path: string) => readFile(join(root, path), 'utf8')
const unknown = (names: readonly string[]) => names.filter((name) => !(name in variables))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-deployment-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the Dockerfile', () => {
  it('sets known variables, and runs as a user other than root', async () => {
    const dockerfile = await text('Dockerfile')
    const names = dockerfile.match(/\bLATCHKEY_[A-Z_]+(?==)/g) ?? []
    expect(names.length).toBeGreaterThan(2)
    expect(unknown(names)).toEqual([])
    expect(dockerfile).toMatch(/^USER 65532:65532$/m)
  })

  it('builds from a context with all that `npm run setup` reads', async () => {
    const patterns = (await text('.dockerignore')).split('\n').filter((line) => /^[^#]/.test(line))
    // The server serves the guides, in the order of the README.
    expect(patterns.sort()).toEqual(['**/dist', '**/node_modules', '.git', '.latchkey', 'deploy'])
  })
})

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
}

describe('compose.yaml', () => {
  it('configures a server with valid settings, declared services and volumes', async () => {
    const { services, volumes } = parse(await text('compose.yaml')) as {
      readonly services: Readonly<Record<string, Service>>
      readonly volumes: Readonly<Record<string, unknown>>
    }
    const { environment = {}, depends_on = {} } = services.latchkey ?? {}
    expect(readConfig(environment)).toMatchObject({ production: false, host: '0.0.0.0' })
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    const { DATABASE_URL, LATCHKEY_REDIS_URL, LATCHKEY_SMTP_URL } = environment
    const hosts = [DATABASE_URL, LATCHKEY_REDIS_URL, LATCHKEY_SMTP_URL].map(
      (url = '') => new URL(url).hostname,
    )
    expect(Object.keys(services)).toEqual(expect.arrayContaining(hosts))
    const mounted = Object.values(services).flatMap((each) => each.volumes ?? [])
    expect(mounted.map((each) => each.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort())
  })
})

describe('the files for systemd', () => {
  it('name known variables', async () => {
    const names = (await text('deploy/systemd/latchkey.env')).match(/^[A-Z_]+(?==)/gm) ?? []
    expect(names.length).toBeGreaterThan(4)
    expect(unknown(names)).toEqual([])
  })

  it('are installed with the program, and keep the previous version and settings', async () => {
    const source = join(folder, 'image')
    execFileSync('install', ['-D', '/dev/null', join(source, 'bin/latchkey.js')])
    const destination = join(folder, 'root')
    const install = async (marker: string) => {
      await writeFile(join(source, 'marker'), marker)
      const env = { PATH: process.env.PATH ?? '', DESTDIR: destination, INSTALL_NAME: marker }
      await run(join(root, 'deploy/systemd/install'), [source], { env })
    }
    const lib = join(destination, 'usr/lib')
    const settings = join(destination, 'etc/latchkey/latchkey.env')
    await install('1')
    await writeFile(settings, 'LATCHKEY_PORT=1\n')
    await install('2')
    await install('3')
    expect(await readlink(join(lib, 'latchkey'))).toBe('latchkey-3')
    const files = (await readdir(lib)).filter((name) => name.startsWith('latchkey-'))
    expect(files.sort()).toEqual(['latchkey-2', 'latchkey-3'])
    expect(await readFile(settings, 'utf8')).toBe('LATCHKEY_PORT=1\n')
    expect((await lstat(settings)).mode & 0o777).toBe(0o640)
  })

  withSystemd('pass the checks of systemd', async () => {
    const unit = await text('deploy/systemd/latchkey.service')
    expect(unit).toMatch(/^Restart=always$[\s\S]*^RestartSec=5$/m)
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m) // the database may be away for long
    // systemd looks for the program, whose path is that of an installation.
    const here = unit.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath} start`)
    const file = join(folder, 'latchkey.service')
    await writeFile(file, here)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})
