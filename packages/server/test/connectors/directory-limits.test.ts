/** What a directory says at the edges of the protocol, and what it tells of its users. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import {
  createVisitor,
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

const account = 'cn=service,dc=example,dc=com'
const adaDn = 'cn=Ada,dc=example,dc=com'
const ada = { uid: 'ada', entryUUID: '6ba7b810-9dad-11d1-80b4-00c04fd430c8', cn: 'Ada' }
/** Each test has a user of its own: wrong passwords of all tests would block one. */
let uid = ''
let count = 0
const wrong = 'Incorrect username, email address or password.'
const { LDAP_REQ_BIND, LDAP_REQ_SEARCH, LDAP_REQ_UNBIND } = ProtocolOperation

let server: TestServer
let double: DirectoryDouble
beforeAll(async () => {
  double = await startDirectoryDouble()
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await double.stop()
})

const isUser = ({ bind }: DoubleRequest) => bind !== undefined && bind.dn !== account

/** A directory that has Ada, whose password is `right`. */
function usual(request: DoubleRequest): Buffer | undefined {
  if (request.tag === LDAP_REQ_UNBIND) return undefined
  if (request.tag === LDAP_REQ_SEARCH) {
    return Buffer.concat([entryOf(request, adaDn, { ...ada, uid }), resultOf(request, 0)])
  }
  return resultOf(request, isUser(request) && request.bind?.password !== 'right' ? 49 : 0)
}
beforeEach(() => {
  count += 1
  uid = `ada-${count}`
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

/** The kinds of the requests until now, without goodbyes: those may arrive later. */
const asked = () =>
  double.requests
    .splice(0)
    .map(({ tag }) => tag)
    .filter((tag) => tag !== LDAP_REQ_UNBIND)

async function attempt(password: string, ldap: object = {}) {
  const end = await logInBy(server, await open(ldap), uid, password)
  const [entry] = await lastEntries(server.tenant)
  return { end, entry }
}

it.each([16, 19, 32])('a bind that fails with %i is a wrong password', async (code) => {
  double.answering = (request) => (isUser(request) ? resultOf(request, code) : usual(request))
  const { end, entry } = await attempt('another')
  expect(alertOf(end)).toContain(wrong)
  expect(entry.description).toBe(`The directory refuses the user (code ${code})`)
  expect(entry.type).toBe('fu')
})

it.each([
  [3, 503, 'The directory is not available (code 3).'],
  [11, 503, 'The directory is not available (code 11).'],
  [51, 503, 'The directory is not available (code 51).'],
  [52, 503, 'The directory is not available (code 52).'],
  [80, 503, 'The directory is not available (code 80).'],
  [1, 400, 'The directory does not verify the password (code 1): of Ada'],
  [53, 400, 'The directory does not verify the password (code 53): of Ada'],
  [54, 400, 'The directory does not verify the password (code 54): of Ada'],
])('a bind that fails with %i is no wrong password, and counts as none', async (...expected) => {
  const [code, status, description] = expected
  const at = await open()
  const isLimited = { max_attempts: 1, enabled: true, shields: ['block'] }
  const path = '/api/v2/attack-protection/brute-force-protection'
  const before = (await server.tenant.request('GET', path)).body
  await server.tenant.request('PATCH', path, { json: isLimited })
  try {
    for (const isKnown of [true, false]) {
      double.answering = (request) => {
        if (isUser(request)) return resultOf(request, code, 'of Ada')
        const isSearch = request.tag === LDAP_REQ_SEARCH
        return isSearch && !isKnown ? resultOf(request, 0) : usual(request)
      }
      const end = await logInBy(server, at, uid, 'right')
      const [entry] = await lastEntries(server.tenant)
      expect([end.status, entry.type]).toEqual([status, 'f'])
      expect(entry.description).toContain(description)
      expect([end.text.includes(wrong), end.text.includes('of Ada')]).toEqual([false, false])
    }
    double.answering = usual
    expect(hasLoggedIn(await logInBy(server, at, uid, 'right'))).toBe(true)
  } finally {
    await server.tenant.request('PATCH', path, { json: before })
  }
})

it.each([1, 53])(
  'a locked user whom alone the directory refuses with %i is as any',
  async (code) => {
    double.answering = (request) =>
      request.bind?.dn === adaDn ? resultOf(request, code, 'login lockout (-197)') : usual(request)
    const { end, entry } = await attempt('right')
    expect(alertOf(end)).toContain(wrong)
    expect([entry.type, entry.description]).toEqual([
      'fu',
      `The directory refuses the user (code ${code})`,
    ])
  },
)

it('what Active Directory says of the password counts whatever the code', async () => {
  const said = '80090308: LdapErr: DSID-0C09044E, comment: AcceptSecurityContext error, data 52e'
  double.answering = (request) => (isUser(request) ? resultOf(request, 80, said) : usual(request))
  const { end, entry } = await attempt('another')
  expect(alertOf(end)).toContain(wrong)
  expect(entry.type).toBe('fu')
})

it.each([8, 13])('a bind that needs more protection (%i) says so in the log', async (code) => {
  double.answering = (request) => (isUser(request) ? resultOf(request, code) : usual(request))
  const { end, entry } = await attempt('right')
  expect(hasLoggedIn(end)).toBe(false)
  expect(entry.description).toBe(
    `The directory refuses simple binds of users (code ${code}). It may require TLS.`,
  )
})

it('one entry of more than the directory wants to send is nobody', async () => {
  double.answering = (request) =>
    request.tag === LDAP_REQ_SEARCH
      ? Buffer.concat([entryOf(request, adaDn, { ...ada, uid }), resultOf(request, 4)])
      : usual(request)
  const { end, entry } = await attempt('right')
  expect(hasLoggedIn(end)).toBe(false)
  expect(entry.description).toBe('Several entries match the user')
})

it.each([
  ['another', {}],
  ['another', { groups: 'member' }],
  ['another', { groups: 'nested' }],
  ['', { groups: 'member' }],
])('nobody takes the requests of a wrong password: %j, %j', async (password, ldap) => {
  await attempt(password, ldap)
  const known = asked()
  double.answering = (request) =>
    request.tag === LDAP_REQ_SEARCH ? resultOf(request, 0) : usual(request)
  await attempt(password, ldap)
  expect(asked()).toEqual(known)
  expect(known.slice(0, 2)).toEqual([LDAP_REQ_BIND, LDAP_REQ_SEARCH])
})

it('the test of a connection tries no more passwords of a user than log-ins do', async () => {
  const path = '/api/v2/attack-protection/brute-force-protection'
  const before = (await server.tenant.request('GET', path)).body
  await server.tenant.request('PATCH', path, {
    json: { enabled: true, max_attempts: 3, shields: ['block'] },
  })
  try {
    const at = await open({ login_attributes: ['sAMAccountName', 'uid'] })
    const { body } = await server.tenant.request('POST', `/api/v2/connections/${at.id}/tests`)
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.url)
    // The domain of Windows is ignored.
    for (const domain of ['A', 'B', 'C']) {
      const username = `${domain}\\${uid}`
      const end = await visitor.submit(page, { username, password: 'another' })
      expect(end.text).toContain('The directory refuses the user')
    }
    const query = `q=${encodeURIComponent(`user_name:"${uid}"`)}`
    const { body: entries } = await server.tenant.request('GET', `/api/v2/logs?${query}`)
    const types = entries.map(({ type }: { type: string }) => type).sort()
    expect(types).toEqual(['fu', 'fu', 'fu', 'limit_wc'])
    double.requests.splice(0)
    const end = await visitor.submit(page, { username: `D\\${uid}`, password: 'right' })
    expect(end.text).not.toContain('The log-in succeeded.')
    expect(end.text).toContain('too many')
    expect(double.requests.filter(isUser)).toEqual([])
    // A block applies to log-ins, too.
    const login = await logInBy(server, at, uid, 'right')
    expect([hasLoggedIn(login), alertOf(login).includes(wrong)]).toEqual([false, false])
  } finally {
    await server.tenant.request('PATCH', path, { json: before })
    await server.tenant.request('DELETE', `/api/v2/user-blocks?identifier=${uid}`)
  }
})
