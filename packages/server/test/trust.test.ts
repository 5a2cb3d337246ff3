import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium } from '@latchkey/testkit/chromium'
import { chromium } from 'playwright-core'
import { browserTrust } from '../src/cli/browser-trust.ts'
import { compileServer, latchkey } from './child-server.ts'

const hasCertutil = spawnSync('certutil', ['-H']).error === undefined
if (!hasCertutil) process.stderr.write('There is no certutil: no browser is made to trust.\n')
// certutil is a Debian package (libnss3-tools) that a machine may lack, and so is Chromium.
const withBrowser = hasCertutil && hasChromium ? it : it.skip

let server: TestServer
let home: string
beforeAll(async () => {
  await compileServer()
  server = await startTestServer()
  home = await mkdtemp(join(tmpdir(), 'latchkey-home-'))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true, force: true })
})

const run = (line: string, env = {}) =>
  latchkey(line, { LATCHKEY_DATA: server.dataFolder, HOME: home, ...env })

describe('latchkey trust', () => {
  it.each([
    ['macos', ["security add-trusted-cert -r trustRoot -k '"]],
    ['windows', ['certutil -user -addstore Root "']],
    ['linux', ['update-ca-certificates', "certutil -d 'sql:"]],
  ])('prints the commands for %s', async (system, commands) => {
    const { code, stdout } = await run(`trust --system ${system}`)
    expect(code).toBe(0)
    expect(stdout).toContain(`The CA certificate is ${server.caFile}.`)
    for (const command of commands) expect(stdout).toContain(command)
  })

  it('reports that there is no CA to trust', async () => {
    const none = await run('trust', { LATCHKEY_DATA: join(home, 'empty') })
    expect([none.code, none.stderr]).toEqual([
      1,
      `There is no CA in ${join(home, 'empty/ca.pem')} yet. The first start creates it.\n`,
    ])
    const off = await run('trust', { LATCHKEY_TLS: 'off' })
    expect(off.stderr).toBe('TLS is off: there is no private CA to trust.\n')
  })

  it('names every profile of Firefox', async () => {
    const profile = join(home, '.mozilla/firefox/a1.default')
    await mkdir(profile, { recursive: true })
    await writeFile(join(profile, 'cert9.db'), '')
    const place = { system: 'linux', caFile: server.caFile, home, isRoot: true } as const
    const commands = browserTrust(place)?.map(({ command }) => command)
    expect(commands).toHaveLength(3)
    expect(commands?.[0]).not.toContain('sudo')
    expect(commands?.[2]).toContain(`'sql:${profile}'`)
  })

  withBrowser(
    'makes Chromium trust the tenant by the command that it says',
    async () => {
      const visit = async () => {
        const context = await chromium.launchPersistentContext(
          await mkdtemp(join(home, 'profile-')),
          {
            executablePath: '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
            env: { ...process.env, HOME: home },
          },
        )
        try {
          const page = await context.newPage()
          const answer = await page.goto(
            `${server.tenant.baseUrl}/.well-known/openid-configuration`,
          )
          return answer?.status()
        } finally {
          await context.close()
        }
      }
      await expect(visit()).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
      const { stdout } = await run('trust --system linux --json')
      const { steps } = JSON.parse(stdout) as { steps: { target: string; command: string }[] }
      const command = steps.find(({ target }) => target.startsWith('Chromium'))?.command ?? ''
      expect(spawnSync(command, { shell: true, encoding: 'utf8' })).toMatchObject({ status: 0 })
      expect(await visit()).toBe(200)
    },
    120_000,
  )
})
