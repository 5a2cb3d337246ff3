import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receiverCaFile, receiverPem, until } from '@latchkey/testkit'
import { Client } from 'ldapts'
import { freePort } from '../free-port.ts'

const program = '/usr/sbin/slapd'

/** Whether OpenLDAP is installed, as `.ci/run` does. */
export const hasSlapd = existsSync(program)

export const base = 'dc=example,dc=com'
export const people = `ou=people,${base}`
export const groups = `ou=groups,${base}`
export const service = { dn: `cn=service,${base}`, password: 'password of the service' }
export const administrator = { dn: `cn=admin,${base}`, password: 'password of the administrator' }

/** A directory of OpenLDAP with the users of a test. */
export interface Slapd {
  readonly port: number
  readonly tlsPort: number
  /** Changes the directory as its administrator. */
  change<T>(work: (client: Client) => Promise<T>): Promise<T>
  addPerson(uid: string, attributes?: Readonly<Record<string, string | string[]>>): Promise<string>
  /** Stops to answer, or continues; connections stay open. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** The password of every user, with a comma and a letter beyond ASCII. */
export const passwordOf = (uid: string) => `Pässwort, of ${uid}`

/**
 * Starts slapd with an empty database below `base`, with StartTLS and LDAPS.
 *
 * @param hostname the name in its certificate
 */
export async function startSlapd(hostname = 'localhost'): Promise<Slapd> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-slapd-'))
  const [port, tlsPort] = [await freePort(), await freePort()]
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'pair.pem'), await receiverPem(hostname))
  await writeFile(join(folder, 'slapd.conf'), await configuration(folder))
  const urls = `ldap://127.0.0.1:${port}/ ldaps://127.0.0.1:${tlsPort}/`
  const args = ['-f', join(folder, 'slapd.conf'), '-h', urls, '-d', '0']
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const change = async <T>(work: (client: Client) => Promise<T>) => {
    const client = new Client({ url: `ldap://127.0.0.1:${port}`, timeout: 10_000 })
    try {
      await client.bind(administrator.dn, administrator.password)
      return await work(client)
    } finally {
      await client.unbind()
    }
  }
  await until('slapd', () => change(async () => true).catch(() => false))
  await change(addBase)
  return {
    port,
    tlsPort,
    change,
    async addPerson(uid, attributes = {}) {
      const dn = `uid=${uid},${people}`
      const person = {
        objectClass: ['inetOrgPerson'],
        uid,
        cn: `Person ${uid}`,
        sn: 'Person',
        mail: `${uid}@example.com`,
        userPassword: passwordOf(uid),
        ...attributes,
      }
      await change((client) => client.add(dn, person))
      return dn
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configuration = async (folder: string) =>
  [
    ...['core', 'cosine', 'inetorgperson'].map((name) => `include /etc/ldap/schema/${name}.schema`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    'moduleload memberof',
    `pidfile ${folder}/slapd.pid`,
    `TLSCACertificateFile ${await receiverCaFile()}`,
    `TLSCertificateFile ${folder}/pair.pem`,
    `TLSCertificateKeyFile ${folder}/pair.pem`,
    'database mdb',
    `suffix "${base}"`,
    `rootdn "${administrator.dn}"`,
    `rootpw "${administrator.password}"`,
    `directory ${folder}/data`,
    'access to attrs=userPassword by anonymous auth by * none',
    `access to * by dn.exact="${service.dn}" read by * none`,
    'overlay memberof',
    '',
  ].join('\n')

async function addBase(client: Client): Promise<void> {
  await client.add(base, { objectClass: ['dcObject', 'organization'], dc: 'example', o: 'Example' })
  for (const [name, dn] of [
    ['people', people],
    ['groups', groups],
  ] as const) {
    await client.add(dn, { objectClass: 'organizationalUnit', ou: name })
  }
  const account = { objectClass: ['organizationalRole', 'simpleSecurityObject'], cn: 'service' }
  await client.add(service.dn, { ...account, userPassword: service.password })
}
