import { createVisitor, type Sight, type TestServer } from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { people, type Slapd, service } from './slapd.ts'

/** A connection to a directory, with an application that has no other. */
export interface OpenedDirectory {
  readonly app: Application
  readonly connection: string
  readonly id: string
}

/** The options of a connection to slapd. */
export const slapdOptions = ({ tlsPort }: Pick<Slapd, 'tlsPort'>) => ({
  urls: [`ldaps://localhost:${tlsPort}`],
  bind_dn: service.dn,
  base_dn: people,
})

let opened = 0

/** Creates a connection to a directory. */
export async function openDirectory(
  { tenant }: Pick<TestServer, 'tenant'>,
  ldap: object,
  { ldap_bind_password = service.password, ...options }: Readonly<Record<string, unknown>> = {},
): Promise<OpenedDirectory> {
  const app = await createApplication(tenant)
  opened += 1
  const connection = `directory-${opened}`
  const json = {
    name: connection,
    strategy: 'ad',
    enabled_clients: [app.clientId],
    options: { ldap, ldap_bind_password, ...options },
  }
  const { status, body } = await tenant.request('POST', '/api/v2/connections', { json })
  if (status !== 201) throw new Error(`${status} ${body.message}`)
  return { app, connection, id: body.id }
}

/** Logs in on the password page of a connection. */
export async function logInBy(
  server: TestServer,
  { app, connection }: Pick<OpenedDirectory, 'app' | 'connection'>,
  username: string,
  password: string,
): Promise<Sight> {
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  if (!page.text.includes('type="password"')) throw new Error(`No password page: ${page.text}`)
  return visitor.submit(page, { username, password })
}

/** Whether a log-in has led back to the application. */
export const hasLoggedIn = ({ url }: Sight): boolean => url.searchParams.has('code')

/** The text of the alert of a page. */
export const alertOf = ({ text }: Sight): string =>
  /role="alert"[^>]*>([\s\S]*?)<\/(?:p|div)>/
    .exec(text)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim() ?? ''
