import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { certificatePem, endlessPem } from '../../../test/key-pems.ts'

const path = '/api/v2/connections'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: unknown) => server.tenant.request('POST', path, { json })
const auth0 = { strategy: 'auth0' }

describe('201', () => {
  it('answers the members in document order, with the default options', async () => {
    const { body, status } = await create({ name: 'Ordered', ...auth0 })
    expect([status, Object.keys(body).join()]).toEqual([
      201,
      'id,options,strategy,name,is_domain_connection,authentication,connected_accounts,realms,enabled_clients',
    ])
    expect(body).toEqual({
      id: expect.stringMatching(/^con_[1-9A-HJ-NP-Za-km-z]{16}$/),
      options: {
        mfa: { active: true, return_enroll_settings: true },
        passwordPolicy: 'good',
        passkey_options: {
          challenge_ui: 'both',
          local_enrollment_enabled: true,
          progressive_enrollment_enabled: true,
        },
        strategy_version: 2,
        authentication_methods: {
          passkey: { enabled: false },
          password: { enabled: true, api_behavior: 'required', signup_behavior: 'allow' },
          email_otp: { enabled: false },
          phone_otp: { enabled: false },
        },
        brute_force_protection: true,
        disable_self_service_change_password: false,
      },
      strategy: 'auth0',
      name: 'Ordered',
      is_domain_connection: false,
      authentication: { active: true },
      connected_accounts: { active: false },
      realms: ['Ordered'],
      enabled_clients: [],
    })
  })

  it('completes options that are set in part', async () => {
    const options = {
      authentication_methods: { password: { enabled: true, signup_behavior: 'block' } },
      attributes: { email: { identifier: { active: true } } },
      password_options: { complexity: { min_length: 12 }, dictionary: { active: true } },
    }
    const { body } = await create({ name: 'Partial', ...auth0, options })
    expect(body.options).toMatchObject({
      authentication_methods: {
        passkey: { enabled: false },
        password: { enabled: true, api_behavior: 'required', signup_behavior: 'block' },
      },
      attributes: { email: { verification_method: 'link', unique: true } },
      password_options: {
        complexity: { min_length: 12, character_type_rule: 'all', max_length_exceeded: 'error' },
        dictionary: { active: true, custom: [], default: 'en_100k' },
        history: { active: false, size: 3 },
        profile_data: { active: false, blocked_fields: expect.arrayContaining(['email']) },
      },
    })
    expect(body.options.password_options.complexity).not.toHaveProperty('character_types')
  })

  it('adds no rules that would override older options', async () => {
    const older = {
      password_no_personal_info: { enable: true },
      password_history: { enable: true },
    }
    const options = { ...older, password_options: { complexity: { min_length: 12 } } }
    const { body } = await create({ name: 'Older', ...auth0, options })
    const names = Object.keys(body.options.password_options)
    expect(names).toEqual(['complexity', 'dictionary'])
  })

  it('shows the scopes of Apple as a text', async () => {
    const { body } = await create({
      name: 'A1',
      strategy: 'apple',
      options: { email: true, name: true },
    })
    expect(body.options.scope).toBe('name email')
    expect((await create({ name: 'A2', strategy: 'apple' })).body.options).toEqual({})
  })

  it('shows endpoints that are null, as clients in Go send them', async () => {
    const options = { client_id: 'a', authorizationURL: null, tokenURL: null }
    const { status, body } = await create({ name: 'No-endpoints', strategy: 'oauth2', options })
    expect([status, body.options]).toEqual([201, options])
  })

  it('shows the scopes that flags of a social provider request', async () => {
    const options = { client_id: 'a', email: true, follow: true, scope: ['user:email', 'gist'] }
    const json = { name: 'GitHub', strategy: 'github', options: { ...options, gist: false } }
    const { body } = await create(json)
    expect(body.options.scope).toEqual(['user:email', 'user:follow'])
    const path = `/api/v2/connections/${body.id}`
    expect((await server.tenant.request('GET', path)).body.options).toEqual(body.options)
  })

  it('stores the given options, and ignores null', async () => {
    const json = {
      name: 'Said',
      ...auth0,
      display_name: 'As users see it',
      show_as_button: true,
      is_domain_connection: true,
      realms: ['staff', 'guests'],
      metadata: { team: 'blue', gone: null },
      authentication: { active: false },
      options: { passwordPolicy: null, validation: null, mfa: { active: false } },
    }
    const { body } = await create(json)
    const { passwordPolicy: _, validation: __, ...options } = json.options
    expect(body).toMatchObject({ ...json, metadata: { team: 'blue' }, options })
    expect(body.metadata).not.toHaveProperty('gone')
    expect(body.options).not.toHaveProperty('validation')
    expect(body.options.passwordPolicy).toBe('good')
    expect((await server.tenant.request('GET', `${path}/${body.id}`)).body).toEqual(body)
  })

  it('enables log-ins by e-mail', async () => {
    const { status, body } = await create({ name: 'email', strategy: 'email' })
    expect([status, body.strategy, body.options]).toEqual([
      201,
      'email',
      {
        totp: { length: 6, time_step: 180 },
        disable_signup: false,
        brute_force_protection: true,
      },
    ])
    const members = { email: { syntax: 'liquid' }, totp: { length: 8, time_step: 300 } }
    const other = await create({ name: 'codes', strategy: 'email', options: members })
    expect(other.body.options).toMatchObject(members)
  })

  it('stores scripts and settings without effect, and never shows what scripts read', async () => {
    const shown = {
      customScripts: { login: 'function login() {}' },
      enabledDatabaseCustomization: true,
      enable_script_context: true,
      import_mode: true,
    }
    const options = { ...shown, configuration: { PASSWORD: 'sesame' } }
    const members = {
      connected_accounts: { active: true },
      cross_app_access_requesting_app: { active: true },
      cross_app_access_resource_app: { status: 'enabled' },
    }
    const { status, body, text } = await create({ name: 'Scripted', ...auth0, ...members, options })
    expect([status, body]).toEqual([201, expect.objectContaining(members)])
    expect(body.options).toMatchObject(shown)
    expect(text).not.toContain('sesame')
  })

  it('shows the defaults of an OpenID Connect connection, which has no button at first', async () => {
    const options = { issuer: 'https://idp.example.com', jwks_uri: 'https://idp.example.com/jwks' }
    const endpoints = { ...options, authorization_endpoint: 'https://idp.example.com/authorize' }
    const { body } = await create({ name: 'Okta', strategy: 'okta', options: endpoints })
    expect(body).toMatchObject({
      show_as_button: false,
      options: {
        ...endpoints,
        type: 'back_channel',
        schema_version: 'oidc-V4',
        attribute_map: { mapping_mode: 'basic_profile' },
        connection_settings: { pkce: 'auto' },
      },
    })
  })

  it('shows what the certificate of a SAML identity provider says', async () => {
    const signingCert = await certificatePem('CN=idp.example.com', new Date('2030-01-01'))
    const options = { signInEndpoint: 'https://idp.example.com/sso', signingCert }
    const { status, body } = await create({ name: 'Saml', strategy: 'samlp', options })
    expect([status, body.options]).toEqual([
      201,
      {
        ...options,
        cert: expect.stringMatching(/^-----BEGIN CERTIFICATE-----/),
        expires: '2030-01-01T00:00:00.000Z',
        subject: { commonName: 'idp.example.com' },
        thumbprints: [expect.stringMatching(/^[0-9a-f]{40}$/)],
      },
    ])
    const change = { options: body.options }
    const path = `/api/v2/connections/${body.id}`
    expect((await server.tenant.request('PATCH', path, { json: change })).body).toEqual(body)
  })

  it('omits the end of a certificate of a SAML identity provider that is no time', async () => {
    const valid = await certificatePem('CN=idp.example.com', new Date('2030-01-01'))
    const options = {
      signInEndpoint: 'https://idp.example.com/sso',
      signingCert: endlessPem(valid),
    }
    const { status, body } = await create({ name: 'Saml-endless', strategy: 'samlp', options })
    expect([status, body.options]).toEqual([
      201,
      expect.objectContaining({ subject: { commonName: 'idp.example.com' } }),
    ])
    expect(body.options).not.toHaveProperty('expires')
    expect((await server.tenant.request('GET', path)).status).toBe(200)
  })

  it('enables `enabled_clients`', async () => {
    const { clientId } = server.tenant
    const { body } = await create({ name: 'Enabled', ...auth0, enabled_clients: [clientId] })
    expect(body.enabled_clients).toEqual([clientId])
    const listed = await server.tenant.request('GET', `${path}/${body.id}/clients`)
    expect(listed.body).toEqual({ clients: [{ client_id: clientId }] })
  })
})

describe('400', () => {
  const email = { identifier: { active: true } }
  const refusals: readonly [string, object, string][] = [
    [
      'attributes beside `requires_username`',
      { ...auth0, options: { requires_username: true, attributes: { email } } },
      "'Cannot set both options.attributes and options.requires_username' on property options.attributes.",
    ],
    [
      'attributes beside `validation`',
      {
        ...auth0,
        options: { validation: { username: { min: 1, max: 5 } }, attributes: { email } },
      },
      "'Cannot set both options.attributes and options.validation' on property options.attributes.",
    ],
    [
      'no active identifier',
      { ...auth0, options: { attributes: { email: { identifier: { active: false } } } } },
      "'attributes must contain one active identifier' on property options.attributes.",
    ],
    [
      'a required attribute that nobody gives at sign-up',
      {
        ...auth0,
        options: {
          attributes: {
            email: { ...email, profile_required: true, signup: { status: 'inactive' } },
          },
        },
      },
      "'attribute email must also be required on signup' on property options.attributes.email.signup.status.",
    ],
    [
      'an identity provider without TLS',
      { strategy: 'oidc', options: { jwks_uri: 'http://idp.example.com/jwks' } },
      "'The URL must use https' on property options.jwks_uri.",
    ],
    [
      'what is of another strategy',
      { strategy: 'email', options: { passwordPolicy: 'good' } },
      "'Connections with the strategy `email` do not have this option' on property options.passwordPolicy.",
    ],
    [
      'words that cannot be written for a link',
      {
        strategy: 'email',
        options: {
          email: {
            body: "{% if send == 'link' %}{% for i in (1..9999999) %}{% endfor %}{% endif %}",
          },
        },
      },
      "'The Liquid template is invalid: memory alloc limit exceeded, line:1, col:24' on property options.email.body.",
    ],
    [
      'a strategy nobody knows',
      { strategy: 'abacus' },
      "'No enum match for: abacus' on property strategy.",
    ],
    [
      'usernames of no length',
      { options: { validation: { username: { min: 9, max: 8 } } } },
      "'The minimum length, 9, is greater than the maximum length, 8' on property options.validation.username.",
    ],
    [
      'a client that does not exist',
      { enabled_clients: ['nobody'] },
      "'The client does not exist' on property enabled_clients.0.",
    ],
  ]
  it.each(refusals)('is answered for an unknown %s', async (_, members, reason) => {
    const { body } = await create({ name: 'Refused', ...auth0, ...members })
    expect(body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    expect(body.message).toBe(`Payload validation error: ${reason}`)
    expect((await server.tenant.request('GET', `${path}?name=Refused`)).body).toEqual([])
  })

  it.each(['-a', 'a-', 'a--b', 'a b', 'ä', '', 'a'.repeat(129)])(
    'is answered for the name %j',
    async (name) => {
      expect((await create({ name, ...auth0 })).body.errorCode).toBe('invalid_body')
    },
  )
})

describe('409', () => {
  it('is answered for a name that is used in this tenant', async () => {
    await create({ name: 'Taken', ...auth0 })
    expect((await create({ name: 'Taken', ...auth0 })).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'A connection with the same name already exists',
      errorCode: 'connection_conflict',
    })
    const other = await server.addTenant('connections.example.com')
    const json = { name: 'Taken', ...auth0 }
    expect((await other.request('POST', path, { json })).status).toBe(201)
  })
})
