/** Log-in with the password of Active Directory, at a real domain controller of Samba. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { Attribute, Change } from 'ldapts'
import {
  alertOf,
  hasLoggedIn,
  logInBy,
  type OpenedDirectory,
  openDirectory,
} from './directory-users.ts'
import { lastEntries } from './last-entries.ts'
import { domainAdministrator, domainBase, hasSamba, type Samba, startSamba } from './samba.ts'

// Skipped without Samba (apt-get install samba-ad-dc samba-ad-provision), and for other users than
// root.
const test = hasSamba ? it : it.skip

const password = 'Correct-Horse-7'
let server: TestServer
let samba: Samba
let at: OpenedDirectory
beforeAll(async () => {
  if (!hasSamba) return
  samba = await startSamba()
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  at = await open()
}, 180_000)
afterAll(async () => {
  await server?.stop()
  await samba?.stop()
})

const open = (ldap: object = {}) =>
  openDirectory(
    server,
    {
      urls: [`ldap://${samba.host}`],
      tls: 'none',
      bind_dn: domainAdministrator.dn,
      base_dn: domainBase,
      user_filter: '(&(objectCategory=person)(objectClass=user))',
      ...ldap,
    },
    { ldap_bind_password: domainAdministrator.password },
  )

async function addUser(name: string) {
  await samba.tool(
    'user',
    'create',
    name,
    password,
    `--given-name=${name}`,
    '--surname=Lovelace',
    `--mail-address=${name}@example.com`,
  )
  return name
}

async function entryOf(name: string) {
  return samba.change(async (client) => {
    const { searchEntries } = await client.search(domainBase, {
      filter: `(sAMAccountName=${name})`,
      explicitBufferAttributes: ['objectGUID'],
    })
    const [entry] = searchEntries
    if (!entry) throw new Error(`No entry ${name}`)
    return entry
  })
}

async function setAttribute(name: string, type: string, value: string) {
  const { dn } = await entryOf(name)
  const modification = new Attribute({ type, values: [value] })
  await samba.change((client) =>
    client.modify(dn, new Change({ operation: 'replace', modification })),
  )
}

async function userOf({ connection }: OpenedDirectory, name: string) {
  const q = `identities.connection:"${connection}" AND email:"${name}@example.com"`
  const query = new URLSearchParams({ q })
  return (await server.tenant.request('GET', `/api/v2/users?${query}`)).body[0]
}

test('a user logs in by any of the usual names, as the objectGUID of the entry', async () => {
  const name = await addUser('ada')
  for (const typed of [name, `${name}@ad.example.com`, `${name}@example.com`, 'ADEXAMPLE\\Ada']) {
    expect(hasLoggedIn(await logInBy(server, at, typed, password))).toBe(true)
  }
  const user = await userOf(at, name)
  expect(user).toMatchObject({ logins_count: 4, given_name: name, family_name: 'Lovelace' })
  const guid = /^objectGUID: (.*)$/m.exec(await samba.tool('user', 'show', name))?.[1]
  expect(user.user_id).toBe(`ad|${at.connection}|${guid}`)
})

test('groups are those of memberOf, and of groups that contain groups on demand', async () => {
  const name = await addUser('grace')
  for (const group of ['Weavers', 'Makers']) await samba.tool('group', 'add', group)
  await samba.tool('group', 'addmembers', 'Weavers', name)
  await samba.tool('group', 'addmembers', 'Makers', 'Weavers')
  await logInBy(server, at, name, password)
  expect((await userOf(at, name)).groups).toEqual(['Weavers'])
  const nested = await open({ groups: 'nested' })
  await logInBy(server, nested, name, password)
  expect((await userOf(nested, name)).groups).toEqual(['Makers', 'Weavers'])
})

const wrong = 'Incorrect username, email address or password.'
const blocked = 'This account is blocked.'

test('a wrong password is the sub-code 52e', async () => {
  const name = await addUser('mary')
  const end = await logInBy(server, at, name, 'another')
  expect(alertOf(end)).toBe(wrong)
  const [entry] = await lastEntries(server.tenant)
  expect(entry.description).toBe('The directory refuses the user: the password is wrong (52e)')
})

test.each([
  ['disabled', blocked, '(533)', (name: string) => samba.tool('user', 'disable', name)],
  [
    'expired',
    blocked,
    '(701)',
    (name: string) => setAttribute(name, 'accountExpires', '116444736000000000'),
  ],
  [
    'told to change the password',
    'Your password has expired or must be changed.',
    '(773)',
    (name: string) => setAttribute(name, 'pwdLastSet', '0'),
  ],
])(
  'an account that is %s is told to whoever has its password',
  async (state, shown, code, change) => {
    const name = await addUser(`user-${state.length}`)
    await change(name)
    const end = await logInBy(server, at, name, password)
    expect(alertOf(end)).toContain(shown)
    const [entry] = await lastEntries(server.tenant)
    expect(entry.description).toContain(code)
    expect(alertOf(await logInBy(server, at, name, 'another'))).toBe(wrong)
  },
)

test('a locked account is as wrong as any other', async () => {
  const name = await addUser('hedy')
  await samba.tool('domain', 'passwordsettings', 'set', '--account-lockout-threshold=3')
  for (const _ of Array(4)) await logInBy(server, at, name, 'another')
  const end = await logInBy(server, at, name, password)
  expect([hasLoggedIn(end), alertOf(end)]).toEqual([false, wrong])
  const [entry] = await lastEntries(server.tenant)
  expect(entry.description).toContain('the account is locked (775)')
})
