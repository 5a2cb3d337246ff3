import { createVisitor, type SharedServer, type Sight, type TestTenant } from '@latchkey/testkit'
import { SAML } from '@node-saml/node-saml'
import { type Application, createApplication } from '../authentication/application.ts'

export const acsUrl = 'https://sp.example.com/acs'
export const logoutUrl = 'https://sp.example.com/logout'

/** A client with the add-on `samlp`, and the tenant's URLs and keys for its service provider. */
export interface SamlApplication extends Application {
  readonly entityId: string
  readonly ssoUrl: string
  readonly metadata: string
}

export async function createSamlApplication(
  tenant: TestTenant,
  samlp: Readonly<Record<string, unknown>> = {},
): Promise<SamlApplication> {
  const entityId = `urn:sp:${Math.random().toString(36).slice(2)}`
  const addons = { samlp: { audience: entityId, logout: { callback: logoutUrl }, ...samlp } }
  const app = await createApplication(tenant, { client: { callbacks: [acsUrl], addons } })
  const { text: metadata } = await tenant.request('GET', `/samlp/metadata/${app.clientId}`, {
    token: null,
  })
  const ssoUrl = `${tenant.baseUrl}/samlp/${app.clientId}`
  return { ...app, entityId, ssoUrl, metadata }
}

/** The certificates that metadata lists. */
export const certificatesOf = ({ metadata }: Pick<SamlApplication, 'metadata'>): string[] =>
  [...metadata.matchAll(/<X509Certificate>([^<]+)</g)].map(([, each = '']) => each)

export type NodeSamlOptions = Partial<ConstructorParameters<typeof SAML>[0]>

/** A service provider by node-saml. */
export function nodeSaml(app: SamlApplication, options: NodeSamlOptions = {}): SAML {
  return new SAML({
    callbackUrl: acsUrl,
    entryPoint: app.ssoUrl,
    logoutUrl: `${app.ssoUrl}/logout`,
    issuer: app.entityId,
    audience: app.entityId,
    idpIssuer: /entityID="([^"]+)"/.exec(app.metadata)?.[1] ?? '',
    idpCert: certificatesOf(app),
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: true,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    validateInResponseTo: 'always' as never,
    ...options,
  })
}

/** The form of a page that posts itself. */
export interface Posted {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

const unescaped = (text: string) =>
  text
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** The form that the page posts to the service provider. */
export function postedBy({ text, status }: Sight): Posted {
  const action = /<form[^>]*action="([^"]*)"/.exec(text)?.[1]
  const hidden = [...text.matchAll(/<input type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)]
  if (status !== 200 || action === undefined) throw new Error(`No form in ${status}: ${text}`)
  const fields = hidden.map(([, name = '', value = '']) => [name, unescaped(value)])
  return { action: unescaped(action), fields: Object.fromEntries(fields) }
}

export const xmlOf = ({ fields }: Posted): string =>
  Buffer.from(fields.SAMLResponse ?? '', 'base64').toString()

/** Begins a log-in at a service provider, up to the log-in page. */
export async function arrive(server: SharedServer, url: string) {
  const visitor = createVisitor(server)
  return { visitor, page: await visitor.visit(url) }
}
