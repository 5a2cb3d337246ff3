import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { startTenantSmtp, type TenantSmtp } from '../tenant-smtp.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'

/** Links to verify an address and to set a password, which are for an organization. */
let smtp: TenantSmtp
let server: TestServer
let app: Application
let acme: string
const connection = 'Username-Password-Authentication'
beforeAll(async () => {
  smtp = await startTenantSmtp()
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant, {
    client: {
      organization_usage: 'allow',
      initiate_login_uri: 'https://app.example.com/login?from=mail',
    },
  })
  acme = await createOrganization('acme', 'Acme Corporation')
  const credentials = {
    smtp_host: 'localhost',
    smtp_port: smtp.port,
    smtp_user: 'mailer',
    smtp_pass: 'secret',
  }
  await send('POST', '/emails/provider', { name: 'smtp', enabled: true, credentials })
  for (const template of ['verify_email', 'reset_email', 'welcome_email']) {
    await send('POST', '/email-templates', {
      template,
      from: 'no-reply@northwind.example',
      subject: '{{ organization.display_name }} {{ organization.metadata.plan }}',
      body: '<a href="{{ url }}">go</a> {{ organization.id }} {{ application.name }}',
      syntax: 'liquid',
      enabled: true,
    })
  }
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

async function send(method: string, path: string, json?: object) {
  const { status, body } = await server.tenant.request(
    method,
    `/api/v2${path}`,
    json ? { json } : {},
  )
  return { ...body, httpStatus: status }
}

async function createOrganization(name: string, display_name: string): Promise<string> {
  const isOpen = { assign_membership_on_login: true, is_signup_enabled: true }
  const { id } = await send('POST', '/organizations', {
    name,
    display_name,
    metadata: { plan: 'gold' },
    branding: { logo_url: `https://${name}.example/logo.png`, colors: { primary: '#0a7f3f' } },
    enabled_connections: [{ connection_id: app.connectionId, ...isOpen }],
  })
  return id
}

const forAcme = () => ({ client_id: app.clientId, organization_id: acme })

async function linkOf(kind: string, members: object): Promise<string> {
  const { httpStatus, ticket } = await send('POST', `/tickets/${kind}`, members)
  expect(httpStatus).toBe(201)
  return ticket
}

/** The page of a link, and the page after it was used. */
async function follow(link: string): Promise<readonly [Sight, Sight]> {
  const visitor = createVisitor(server)
  const page = await visitor.visit(link)
  const changed = `${password}-${page.text.length}`
  const sent = link.includes('/lo/reset') ? { password: changed, password_again: changed } : {}
  return [page, await visitor.submit(page, sent)]
}

const logo = 'https://acme.example/logo.png'
const showsAcme = ({ text }: Sight) => text.includes(`src="${logo}" alt="Acme Corporation"`)

/** The link at the end of a page. */
function nextOf({ text }: Sight): URL | undefined {
  const [, href] = /class="onward"><a class="button" href="([^"]+)"/.exec(text) ?? []
  return href === undefined ? undefined : new URL(href.replaceAll('&amp;', '&'))
}

function expectAcme([page, done]: readonly [Sight, Sight]): void {
  expect([showsAcme(page), showsAcme(done), done.status]).toEqual([true, true, 200])
  const next = nextOf(done)
  expect(`${next?.origin}${next?.pathname}`).toBe('https://app.example.com/login')
  expect(Object.fromEntries(next?.searchParams ?? [])).toEqual({
    from: 'mail',
    iss: `${server.tenant.baseUrl}/`,
    organization_id: acme,
    organization_name: 'acme',
  })
}

/** The link in the mail that the templates render for the organization. */
async function mailedLink(email: string): Promise<string> {
  const { html = '', subject } = await smtp.mailTo(email, '/lo/')
  expect([subject, html]).toEqual(['Acme Corporation gold', expect.stringContaining(acme)])
  const [, link = ''] = /href="([^"]+)"/.exec(html) ?? []
  return link
}

describe.each(['email-verification', 'password-change'])('a ticket for %s', (kind) => {
  it('has the branding of its organization, and its link at the end names it', async () => {
    const user_id = await createUser(server.tenant, `${kind}@example.com`)
    expectAcme(await follow(await linkOf(kind, { user_id, ...forAcme() })))
  })

  it('stays valid without its organization, if that is deleted', async () => {
    const user_id = await createUser(server.tenant, `late-${kind}@example.com`)
    const organization_id = await createOrganization(`gone-${kind}`, 'Gone')
    const link = await linkOf(kind, { user_id, client_id: app.clientId, organization_id })
    await send('DELETE', `/organizations/${organization_id}`)
    const [page, done] = await follow(link)
    expect([page.text.includes('Gone'), done.status]).toEqual([false, 200])
    expect([...(nextOf(done)?.searchParams.keys() ?? [])]).toEqual(['from', 'iss'])
  })

  it('leads to `default_redirection_uri` where no client is named', async () => {
    const user_id = await createUser(server.tenant, `any-${kind}@example.com`)
    const uri = 'https://www.example.com/start'
    const [, none] = await follow(await linkOf(kind, { user_id, organization_id: acme }))
    expect(nextOf(none)).toBeUndefined()
    await send('PATCH', '/tenants/settings', { default_redirection_uri: uri })
    const other = await createUser(server.tenant, `other-${kind}@example.com`)
    const [, done] = await follow(await linkOf(kind, { user_id: other, organization_id: acme }))
    await send('PATCH', '/tenants/settings', { default_redirection_uri: '' })
    expect(nextOf(done)?.href).toBe(`${uri}?organization_id=${acme}&organization_name=acme`)
  })

  it('is refused for an unknown organization, and for two links at the end', async () => {
    const user_id = await createUser(server.tenant, `no-${kind}@example.com`)
    const refused = async (members: object) =>
      (await send('POST', `/tickets/${kind}`, { user_id, ...members })).message
    const about = (reason: string, place: string) =>
      `Payload validation error: '${reason}' on property ${place}.`
    const other = await server.addTenant(`${kind}.example.com`)
    const foreign = await other.write(({ organizations }) => organizations.create({ name: 'acme' }))
    for (const organization_id of ['org_9Hs3kP7vWq2LrXb4', foreign.id]) {
      expect(await refused({ organization_id })).toBe(
        about('The organization does not exist', 'organization_id'),
      )
    }
    const result_url = 'https://app.example.com/done'
    const { client_id, organization_id } = forAcme()
    for (const [name, member] of Object.entries({ client_id, organization_id })) {
      expect(await refused({ result_url, [name]: member })).toBe(
        about(`\`result_url\` and \`${name}\` are mutually exclusive`, 'result_url'),
      )
    }
  })
})

describe('a verification e-mail', () => {
  const job = (json: object) => send('POST', '/jobs/verification-email', json)

  it('is in the words of the organization, also the one that welcomes', async () => {
    const email = 'job@example.com'
    const user_id = await createUser(server.tenant, email)
    expect((await job({ user_id, ...forAcme() })).httpStatus).toBe(201)
    expectAcme(await follow(await mailedLink(email)))
    await smtp.mailTo(email, `<a href="">go</a> ${acme} Books`)
  })

  it('is refused for an unknown organization', async () => {
    const user_id = await createUser(server.tenant, 'job-no@example.com')
    const { httpStatus, message } = await job({ user_id, organization_id: 'org_9Hs3kP7vWq2LrXb4' })
    expect([httpStatus, message]).toEqual([
      400,
      "Payload validation error: 'The organization does not exist' on property organization_id.",
    ])
  })
})

describe('a password change by the API', () => {
  const change = (email: string, organization: string) =>
    server.tenant.request('POST', '/dbconnections/change_password', {
      token: null,
      json: { client_id: app.clientId, connection, email, organization },
    })

  it('is for an organization, by its id', async () => {
    const email = 'forgetful@example.com'
    await createUser(server.tenant, email)
    expect((await change(email, acme)).status).toBe(200)
    expectAcme(await follow(await mailedLink(email)))
  })

  it('accepts the name where the tenant allows it, and refuses unknown organizations', async () => {
    const email = 'by-name@example.com'
    await createUser(server.tenant, email)
    const { status, body } = await change(email, 'acme')
    expect([status, body.error_description ?? body.message]).toEqual([
      400,
      'The organization does not exist.',
    ])
    const allow = (isAllowed: boolean) =>
      send('PATCH', '/tenants/settings', {
        allow_organization_name_in_authentication_api: isAllowed,
      })
    await allow(true)
    expect((await change(email, 'acme')).status).toBe(200)
    await allow(false)
    await mailedLink(email)
  })
})

describe('a log-in of an organization', () => {
  const begin = async (page: string) => {
    const visitor = createVisitor(server)
    const login = await visitor.visit(authorizeUrl(server.tenant, app, { organization: acme }))
    return { visitor, page: await visitor.visit(login.url.href.replace(/\/login$/, page)) }
  }

  it('sends a forgotten password for the organization', async () => {
    const email = 'inside@example.com'
    await createUser(server.tenant, email)
    const { visitor, page } = await begin('/reset-password')
    await visitor.submit(page, { username: email })
    expectAcme(await follow(await mailedLink(email)))
  })

  it('verifies the address of a sign-up for the organization', async () => {
    const email = 'new@example.com'
    const { visitor, page } = await begin('/signup')
    expect((await visitor.submit(page, { email, password })).isAway).toBe(true)
    expectAcme(await follow(await mailedLink(email)))
  })
})
