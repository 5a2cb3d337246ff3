import { createVisitor, type Sight, type TestServer, type Visitor } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { type Application, authorizeUrl, createUser, exchange, password } from './application.ts'
import { type CeremonyOptions, createSoftwareKey } from './software-key.ts'

export const pageOf = ({ url }: Sight) => url.pathname.split('/').at(-1)

/** The options of the ceremony of a page. */
export function optionsIn({ text }: Sight): CeremonyOptions {
  const [, escaped = ''] = /data-options="([^"]*)"/.exec(text) ?? []
  if (escaped === '') throw new Error(`No options: ${text}`)
  return JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

/** What tests of security keys and devices do at a server. */
export function keyLogIn(server: Pick<TestServer, 'fetch' | 'tenant'>, app: Application) {
  const { tenant } = server
  const { origin } = new URL(tenant.baseUrl)
  const request = (method: string, path: string, json?: unknown) =>
    tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
  const ofUser = (userId: string, path: string) => `/users/${encodeURIComponent(userId)}${path}`
  const set = async (path: string, json: unknown) => {
    const { status, text } = await request('PUT', `/guardian/${path}`, json)
    if (status !== 200) throw new Error(`${path}: ${text}`)
  }
  const afterPassword = async (
    visitor: Visitor,
    username: string,
    parameters: Readonly<Record<string, string>> = {},
  ) => {
    const page = await visitor.visit(authorizeUrl(tenant, app, { prompt: 'login', ...parameters }))
    return visitor.submit(page, { username, password })
  }
  const newKey = () =>
    createSoftwareKey({ origin, attachment: 'cross-platform', isVerified: false })
  /** Ticks the box of a new recovery code. */
  const passRecoveryCode = (visitor: Visitor, sight: Sight) =>
    pageOf(sight) === 'mfa-recovery-code-enrollment'
      ? visitor.submit(sight, { confirmed: 'true' })
      : sight
  return {
    request,
    set,
    afterPassword,
    newKey,
    newDevice: () => createSoftwareKey({ origin, attachment: 'platform', isVerified: true }),
    passRecoveryCode,
    enable: (...factors: readonly string[]) =>
      Promise.all(factors.map((each) => set(`factors/${each}`, { enabled: true }))),
    methodsOf: async (userId: string) =>
      (await request('GET', ofUser(userId, '/authentication-methods'))).body,
    ofUser,
    async logTypesOf(userId: string): Promise<readonly string[]> {
      const { body } = await request('GET', ofUser(userId, '/logs?per_page=100'))
      return body.map(({ type }: { readonly type: string }) => type)
    },
    async claimsAfter(sight: Sight) {
      const code = sight.url.searchParams.get('code') ?? ''
      const { body } = await exchange(server, app, { code })
      return jsonwebtoken.decode(body.id_token) as Readonly<Record<string, unknown>>
    },
    /** A user with a security key, in a browser of their own. */
    async createOwner(name: string) {
      const email = `${name}@example.com`
      const userId = await createUser(tenant, email)
      const visitor = createVisitor(server)
      const key = newKey()
      const page = await afterPassword(visitor, email)
      const asked = await visitor.visit(
        page.url.href.replace(/mfa-.*/, 'mfa-webauthn-roaming-enrollment'),
      )
      const done = await visitor.submit(asked, { credential: key.create(optionsIn(asked)) })
      const last = await passRecoveryCode(visitor, done)
      if (!last.isAway) throw new Error(last.text)
      return { email, userId, visitor, key, last }
    },
  }
}
