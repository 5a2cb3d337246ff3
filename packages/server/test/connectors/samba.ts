import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '@latchkey/testkit'
import { Client } from 'ldapts'

const program = '/usr/sbin/samba'

/**
 * Whether Samba can be an Active Directory domain controller here, as `.ci/run` installs it: it
 * listens on the ports of LDAP, which a user other than root cannot.
 */
export const hasSamba =
  existsSync(program) && existsSync('/usr/share/samba/setup/ad-schema') && process.getuid?.() === 0

export const domainBase = 'DC=ad,DC=example,DC=com'
export const domainAdministrator = {
  dn: 'Administrator@ad.example.com',
  password: 'Passw0rd-of-the-Administrator',
}

/** An Active Directory domain of Samba. */
export interface Samba {
  readonly host: string
  /** Runs a command of samba-tool. */
  tool(...args: readonly string[]): Promise<string>
  change<T>(work: (client: Client) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Provisions a domain, and serves its LDAP at an address of the loopback network. */
export async function startSamba(): Promise<Samba> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-samba-'))
  const host = `127.${randomInt(2, 250)}.${randomInt(2, 250)}.${randomInt(2, 250)}`
  const run = promisify(execFile)
  await run('samba-tool', [
    'domain',
    'provision',
    '--server-role=dc',
    '--dns-backend=NONE',
    `--targetdir=${folder}`,
    '--realm=AD.EXAMPLE.COM',
    '--domain=ADEXAMPLE',
    `--adminpass=${domainAdministrator.password}`,
  ])
  const settings = join(folder, 'etc/smb.conf')
  const options = [
    'server services=ldap',
    'bind interfaces only=yes',
    `interfaces=${host}/8`,
    'ldap server require strong auth=no',
  ].map((each) => `--option=${each}`)
  const args = ['-i', '-M', 'single', '-s', settings, ...options]
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const change = async <T>(work: (client: Client) => Promise<T>) => {
    const client = new Client({ url: `ldap://${host}`, timeout: 20_000 })
    try {
      await client.bind(domainAdministrator.dn, domainAdministrator.password)
      return await work(client)
    } finally {
      await client.unbind()
    }
  }
  await until('Samba', () => change(async () => true).catch(() => false))
  return {
    host,
    change,
    async tool(...args) {
      const { stdout } = await run('samba-tool', [...args, '-s', settings])
      return stdout
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
