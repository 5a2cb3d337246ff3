/** Log-ins at a directory that misbehaves, or says what OpenLDAP does not. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import {
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { ProtocolOperation } from 'ldapts'
import {
  type DirectoryDouble,
  type DoubleRequest,
  entryOf,
  resultOf,
  startDirectoryDouble,
} from './directory-double.ts'
import { alertOf, hasLoggedIn, logInBy, openDirectory } from './directory-users.ts'
import { lastEntries } from './last-entries.ts'

const bounds = { outboundTimeoutMs: 700 }
const account = 'cn=service,dc=example,dc=com'
const adaDn = 'cn=Ada,dc=example,dc=com'
const ada = { uid: 'ada', entryUUID: '6ba7b810-9dad-11d1-80b4-00c04fd430c8', cn: 'Ada' }

let server: TestServer
let double: DirectoryDouble
beforeAll(async () => {
  double = await startDirectoryDouble()
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
    bounds,
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await double.stop()
})

const { LDAP_REQ_BIND, LDAP_REQ_SEARCH, LDAP_REQ_UNBIND } = ProtocolOperation

/** A directory that has Ada, and accepts every password. */
function usual(request: DoubleRequest): Buffer | undefined {
  if (request.tag === LDAP_REQ_UNBIND) return undefined
  if (request.tag !== LDAP_REQ_SEARCH) return resultOf(request, 0)
  return Buffer.concat([entryOf(request, adaDn, ada), resultOf(request, 0)])
}
const isUser = ({ bind }: DoubleRequest) => bind !== undefined && bind.dn !== account
beforeEach(() => {
  double.answering = usual
  double.requests.splice(0)
})

const open = (ldap: object = {}) =>
  openDirectory(server, {
    urls: [double.url],
    tls: 'none',
    bind_dn: account,
    base_dn: 'dc=example,dc=com',
    ...ldap,
  })

async function attempt(password = 'a password', name = 'ada') {
  const at = await open()
  const end = await logInBy(server, at, name, password)
  const [entry] = await lastEntries(server.tenant)
  return { end, entry, description: String(entry.description) }
}

it('a log-in is one search between two binds, and the socket is not used again', async () => {
  const { end } = await attempt()
  expect(hasLoggedIn(end)).toBe(true)
  const kinds = double.requests.map(({ tag }) => tag)
  expect(kinds).toEqual([LDAP_REQ_BIND, LDAP_REQ_SEARCH, LDAP_REQ_BIND, LDAP_REQ_UNBIND])
  expect(double.requests.map(({ bind }) => bind?.dn)).toEqual([
    account,
    undefined,
    adaDn,
    undefined,
  ])
})

it('an empty password is not sent, although the directory would accept it', async () => {
  const { end, description } = await attempt('')
  expect([hasLoggedIn(end), end.status]).toEqual([false, 400])
  expect(description).toBe('The password is empty')
  expect(double.requests.filter(isUser)).toEqual([])
})

it('nobody is bound as a name that no entry has', async () => {
  double.answering = (request) =>
    isUser(request)
      ? resultOf(request, 49)
      : request.tag === LDAP_REQ_SEARCH
        ? resultOf(request, 0)
        : usual(request)
  const { end, entry } = await attempt('a password', 'nobody')
  expect([hasLoggedIn(end), entry.type]).toEqual([false, 'fu'])
  const [bind] = double.requests.filter(isUser)
  expect(bind?.bind?.dn).toMatch(/^cn=[0-9a-f-]{36},dc=example,dc=com$/)
  expect(bind?.bind?.password).not.toBe('a password')
})

const wrong = 'Incorrect username, email address or password.'
const blocked = 'This account is blocked.'
const expired = 'Your password has expired or must be changed.'
it.each([
  ['52e', wrong, 'the password is wrong (52e)'],
  ['525', wrong, 'the user does not exist (525)'],
  ['530', blocked, 'the user may not log in at this time (530)'],
  ['531', blocked, 'the user may not log in here (531)'],
  ['532', expired, 'the password has expired (532)'],
  ['533', blocked, 'the account is disabled (533)'],
  ['701', blocked, 'the account has expired (701)'],
  ['773', expired, 'the user must change the password (773)'],
  ['775', wrong, 'the account is locked (775)'],
  ['999', wrong, 'the password is wrong, or the account is locked'],
])('the sub-code %s is "%s" on the page, and in the log: %s', async (subCode, shown, logged) => {
  const said = `80090308: LdapErr: DSID-0C09044E, comment: AcceptSecurityContext error, data ${subCode}, v2580\0`
  double.answering = (request) => (isUser(request) ? resultOf(request, 49, said) : usual(request))
  const { end, description } = await attempt()
  expect(alertOf(end)).toContain(shown)
  expect(description).toBe(`The directory refuses the user: ${logged}`)
})

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')
const large = (request: DoubleRequest) =>
  entryOf(request, adaDn, { ...ada, cn: 'x'.repeat(5 * 1024 * 1024) })
it.each<[string, (request: DoubleRequest) => Buffer | undefined]>([
  ['a length that is negative', () => bytes('30 84 ff ff ff fa 02 01 02')],
  ['a length without end', () => bytes('30 80 02 01 02 00 00')],
  ['a length of five bytes', () => bytes('30 85 01 00 00 00 00')],
  ['an element that is longer than its message', () => bytes('30 05 02 01 02 65 7f')],
  ['a tag of several bytes', () => bytes('30 06 02 01 02 7f 81 01')],
  ['text', () => Buffer.from('HTTP/1.1 200 OK\r\n\r\n')],
  ['nesting without end', () => nested(40)],
  ['more than a log-in needs', large],
  ['an answer to another request', ({ messageId, ...r }) => resultOf({ ...r, messageId: 77 }, 0)],
  ['an answer of another kind', (r) => resultOf({ ...r, tag: LDAP_REQ_BIND }, 0)],
  [
    'more entries than were requested',
    (r) => Buffer.concat([...Array(3).fill(entryOf(r, adaDn, ada)), resultOf(r, 0)]),
  ],
])('a search that is answered with %s ends the log-in alone', async (_, answer) => {
  double.answering = (request) =>
    request.tag === LDAP_REQ_SEARCH ? answer(request) : usual(request)
  const { end, entry } = await attempt()
  expect([hasLoggedIn(end), end.status, entry.type]).toEqual([false, 400, 'f'])
  double.answering = usual
  expect(hasLoggedIn((await attempt()).end)).toBe(true)
})

function nested(depth: number): Buffer {
  let inner = bytes('02 01 02')
  for (let level = 0; level < depth; level += 1) {
    inner = Buffer.concat([Buffer.from([0x30, inner.length]), inner])
  }
  return inner
}

it.each<[string, (request: DoubleRequest) => Buffer | undefined]>([
  ['never answered', () => undefined],
  ['answered by closing', ({ socket }) => void socket.destroy()],
  ['answered by ending', ({ socket }) => void socket.end()],
  ['answered by half a message', () => bytes('30 0c 02 01')],
  ['answered with "busy"', (request) => resultOf(request, 51)],
])('a bind that is %s is a directory that is away', async (_, answer) => {
  for (const isAsked of [isUser, ({ bind }: DoubleRequest) => bind?.dn === account]) {
    double.answering = (request) => (isAsked(request) ? answer(request) : usual(request))
    const { end, entry } = await attempt()
    expect([hasLoggedIn(end), end.status, entry.type]).toEqual([false, 503, 'f'])
  }
})

it('an entry that comes one byte at a time is read', async () => {
  double.answering = (request) => {
    if (request.tag !== LDAP_REQ_SEARCH) return usual(request)
    const whole = usual(request) ?? Buffer.alloc(0)
    void (async () => {
      for (const byte of whole) {
        request.socket.write(Buffer.from([byte]))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    return undefined
  }
  expect(hasLoggedIn((await attempt()).end)).toBe(true)
})

it('a referral is not followed', async () => {
  double.answering = (request) =>
    request.tag === LDAP_REQ_SEARCH ? resultOf(request, 10) : usual(request)
  const { end, description } = await attempt()
  expect(hasLoggedIn(end)).toBe(false)
  expect(description).toContain('refers to another server')
})

it('a silent directory takes eight sockets at most, and holds no other tenant', async () => {
  const at = await open()
  double.answering = (request) => (request.bind ? undefined : usual(request))
  const ends = Array.from({ length: 20 }, () => logInBy(server, at, 'ada', 'a password'))
  const page = await server.fetch(`${server.tenant.baseUrl}/.well-known/openid-configuration`)
  expect(page.status).toBe(200)
  for (const end of await Promise.all(ends)) expect(end.status).toBe(503)
  expect(double.socketsMax).toBeLessThanOrEqual(8)
})
