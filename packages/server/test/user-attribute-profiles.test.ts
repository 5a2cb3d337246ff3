import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/user-attribute-profiles'
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const byDefault = {
  oidc_mapping: 'sub',
  saml_mapping: [`${claims}/nameidentifier`, `${claims}/upn`, `${claims}/name`],
  scim_mapping: 'externalId',
}
const email = {
  label: 'Email',
  description: 'Email address',
  oidc_mapping: { mapping: 'email' },
  saml_mapping: [`${claims}/emailaddress`],
  scim_mapping: 'emails[primary eq true].value',
  auth0_mapping: 'email',
  profile_required: true,
  strategy_overrides: { waad: { scim_mapping: 'emails[type eq "work"].value' } },
}

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const request = (method: string, at: string, json?: object) =>
  server.tenant.request(method, `${path}${at}`, json && { json })
const create = (name: string, members: object = {}) =>
  request('POST', '', { name, user_attributes: { email }, ...members })

describe('user attribute profiles', () => {
  it('have the default mapping of the identifier for what is left out', async () => {
    const { status, body } = await create('Defaults')
    expect([status, body.user_id]).toEqual([201, byDefault])
    expect(body).toEqual({
      id: expect.stringMatching(/^uap_[1-9A-HJ-NP-Za-km-z]{22}$/),
      name: 'Defaults',
      user_id: byDefault,
      user_attributes: { email },
    })
    const strategy_overrides = { waad: { oidc_mapping: 'oid' } }
    const user_id = { scim_mapping: 'userName', strategy_overrides }
    const named = await create('Named', { user_id })
    expect(named.body.user_id).toEqual({ ...byDefault, ...user_id })
  })

  it('are changed by member: mappings are replaced as a whole', async () => {
    const user_id = { saml_mapping: [`${claims}/emailaddress`], scim_mapping: 'userName' }
    const { body: made } = await create('Before', { user_id })
    const at = `/${made.id}`
    const renamed = await request('PATCH', at, { id: made.id, name: 'After' })
    expect(renamed.body).toEqual({ ...made, name: 'After' })
    const replaced = await request('PATCH', at, { user_id: { scim_mapping: 'id' } })
    expect(replaced.body.user_id).toEqual({ ...byDefault, scim_mapping: 'id' })
    const { body } = await request('PATCH', at, {
      user_id: null,
      user_attributes: { mail: email },
    })
    expect(body).toEqual({
      ...made,
      name: 'After',
      user_id: byDefault,
      user_attributes: { mail: email },
    })
    expect((await request('GET', at)).body).toEqual(body)
  })

  it('have names that are unique within the tenant', async () => {
    await create('Taken')
    const { body: other } = await create('Other')
    for (const answer of [
      await create('Taken'),
      await request('PATCH', `/${other.id}`, { name: 'Taken' }),
    ]) {
      expect(answer.body).toMatchObject({
        statusCode: 409,
        errorCode: 'user_attribute_profile_name_used',
      })
    }
  })

  it.each([
    [{ user_attributes: {} }, 'user_attributes'],
    [{ user_attributes: { email: { ...email, auth0_mapping: undefined } } }, 'email'],
    [{ user_attributes: { email: { ...email, saml_mapping: ['a', 'a'] } } }, 'saml_mapping'],
    [{ user_id: { oidc_mapping: 'email' } }, 'user_id.oidc_mapping'],
    [{ user_id: { strategy_overrides: { other: {} } } }, 'strategy_overrides'],
  ])('are refused with 400: %.80j', async (members, place) => {
    const { body } = await create('Faulty', members)
    expect(body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    expect(body.message).toContain(place)
  })

  it('can be created from the template', async () => {
    const { body } = await request('GET', '/templates')
    const [found] = body.user_attribute_profile_templates
    expect(found.id).toBe('auth0-generic')
    expect((await request('GET', `/templates/${found.id}`)).body).toEqual(found)
    const { status, body: made } = await request('POST', '', found.template)
    expect([status, made]).toEqual([201, { id: made.id, ...found.template }])
    expect(made.user_attributes.department).toMatchObject({
      auth0_mapping: 'app_metadata.department',
    })
    const missing = await request('GET', '/templates/other')
    expect(missing.body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'User attribute profile template not found.',
    })
  })
})
