import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import {
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './authentication/application.ts'

const email = 'ada@example.com'
const compatible =
  'https://s.gravatar.com/avatar/3e3417d7ef77d5932a6734b916515ed5?s=480&r=pg&d=https%3A%2F%2Fcdn.auth0.com%2Favatars%2Fad.png'

let server: SharedServer
let userId: string
let roleId: string
let accessToken: string
beforeAll(async () => {
  server = await joinTestServer()
  const app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
  roleId = (await send('POST', '/api/v2/roles', { name: 'Reader' })).body.id
  await send('POST', `/api/v2/users/${encodeURIComponent(userId)}/roles`, { roles: [roleId] })
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const away = await visitor.submit(page, { username: email, password })
  const code = away.url.searchParams.get('code') ?? ''
  accessToken = (await exchange(server, app, { code, code_verifier: verifier })).body.access_token
})
afterAll(() => server.stop())

const send = (method: string, path: string, json: object) =>
  server.tenant.request(method, path, { json })
const read = async (path: string, token?: string) =>
  (await server.tenant.request('GET', path, { ...(token !== undefined && { token }) })).body
const openPicture = (address: string) => server.fetch(address)
const change = async (json: object) =>
  (await send('PATCH', `/api/v2/users/${encodeURIComponent(userId)}`, json)).body.picture

/** The pictures of the user in all responses, claims and exports. */
async function everywhere(): Promise<readonly string[]> {
  const user = `/api/v2/users/${encodeURIComponent(userId)}`
  const job = (await send('POST', '/api/v2/jobs/users-exports', { format: 'json' })).body
  const readJob = () => read(`/api/v2/jobs/${job.id}`)
  await until('the export is complete', async () => (await readJob()).status === 'completed')
  const file = Buffer.from(await (await server.fetch((await readJob()).location)).arrayBuffer())
  await send('PATCH', user, { nickname: 'ada' })
  const { rows } = await server.database.query(
    `select data -> 'object' ->> 'picture' as picture from events
      where type = 'user.updated' and data -> 'object' ->> 'user_id' = $1
      order by position desc limit 1`,
    [userId],
  )
  return [
    (await read(user)).picture,
    (await read('/api/v2/users?q=email:ada*'))[0].picture,
    (await read(`/api/v2/users-by-email?email=${email}`))[0].picture,
    (await read(`/api/v2/roles/${roleId}/users`))[0].picture,
    (await read('/userinfo', accessToken)).picture,
    JSON.parse(gunzipSync(file).toString()).picture,
    rows[0].picture,
  ]
}

describe('a user without a picture', () => {
  it('has a default picture of the tenant, in every response', async () => {
    const own = `${server.tenant.baseUrl}/pictures/AD`
    expect(await everywhere()).toEqual(Array(7).fill(own))
  })

  it('has that of the hosted API if the tenant is configured so', async () => {
    const set = (json: object) => send('PATCH', '/api/v2/tenants/settings', json)
    expect((await read('/api/v2/tenants/settings')).compatible_pictures).toBe(false)
    await set({ compatible_pictures: true })
    expect(await everywhere()).toEqual(Array(7).fill(compatible))
    await set({ compatible_pictures: false })
    expect(await everywhere()).not.toContain(compatible)
  })

  it('has one derived from the name, until one is set, and again once it is removed', async () => {
    expect(await change({ name: 'Ada King Lovelace' })).toMatch(/\/pictures\/AL$/)
    const picture = 'https://example.com/ada.png'
    expect(await change({ picture })).toBe(picture)
    expect((await read('/userinfo', accessToken)).picture).toBe(picture)
    expect(await change({ picture: null, name: email })).toMatch(/\/pictures\/AD$/)
  })
})

describe('a default picture', () => {
  it('is a small SVG without a script, cached as immutable', async () => {
    const address = `${server.tenant.baseUrl}/pictures/${encodeURIComponent('ÅZ')}`
    const [one, other] = [await openPicture(address), await openPicture(address)]
    expect(one.status).toBe(200)
    expect(one.headers.get('content-type')).toBe('image/svg+xml')
    expect(one.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(one.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(one.headers.get('set-cookie')).toBeNull()
    const drawing = await one.text()
    expect(drawing).toMatch(/^<svg [^<]*<rect [^<]*<text [^<]*>ÅZ<\/text><\/svg>$/)
    expect(await other.text()).toBe(drawing)
  })

  it.each([
    ['Grace Hopper', 'GH'],
    ['grace', 'GR'],
    ['  élise  de la  Ñ. ', 'ÉÑ'],
    ['山田太郎', '山田'],
    ['ßa', 'SS'],
    ['\u0390', '\u0399'],
    ['<script>alert(1)</script>', 'SC'],
    ['🦊 🦝', '?'],
  ])('of %j shows %s, and exists', async (name, initials) => {
    const address = await change({ name })
    expect(decodeURIComponent(new URL(address).pathname)).toBe(`/pictures/${initials}`)
    const answer = await openPicture(address)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(`>${initials}</text>`),
    ])
  })

  it.each([
    ['ABC', 400],
    ['<a', 400],
    ['%26l', 400],
    ['a%2fb', 400],
    ['', 404],
  ])('is 404 for %j', async (initials, status) => {
    const answer = await openPicture(`${server.tenant.baseUrl}/pictures/${initials}`)
    expect(answer.status).toBe(status)
  })
})
