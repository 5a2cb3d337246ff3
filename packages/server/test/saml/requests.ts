import { randomBytes } from 'node:crypto'
import type { TestTenant } from '@latchkey/testkit'
import { acsUrl, type SamlApplication } from './service-providers.ts'
import { encoded, type Message } from './signed-messages.ts'

const newId = () => `_${randomBytes(12).toString('hex')}`

/** An `AuthnRequest` of an application, with some members replaced. */
export const loginRequest = (app: SamlApplication, members: Partial<Message> = {}): Message => ({
  name: 'AuthnRequest',
  id: newId(),
  issuer: app.entityId,
  destination: app.ssoUrl,
  at: new Date(),
  attributes: { AssertionConsumerServiceURL: acsUrl, IsPassive: 'true' },
  ...members,
})

/** A `LogoutRequest` of an application, with some members replaced. */
export const logoutRequest = (app: SamlApplication, members: Partial<Message> = {}): Message => ({
  name: 'LogoutRequest',
  id: newId(),
  issuer: app.entityId,
  destination: `${app.ssoUrl}/logout`,
  at: new Date(),
  content: '<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">ada</saml:NameID>',
  ...members,
})

export const extensions = (xml: string) => `<samlp:Extensions>${xml}</samlp:Extensions>`

export const postMessage = (tenant: TestTenant, path: string, xml: string | Buffer) =>
  tenant.request('POST', path, { token: null, form: { SAMLRequest: encoded(xml) } })

/** The descriptions of log entries of one type about an application. */
export async function loggedOf(
  tenant: TestTenant,
  { clientId }: SamlApplication,
  type: string,
): Promise<readonly string[]> {
  const path = `/api/v2/logs?per_page=100&q=type:${type}%20AND%20client_id:${clientId}`
  const { body } = await tenant.request('GET', path)
  return body.map(({ description }: { description: string }) => description)
}
