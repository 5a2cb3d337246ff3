import type { Schema } from '@latchkey/contract'
import type { ConnectionOptions, Strategy } from './connector.ts'

/** An identity provider that customers of the tenant may set up themselves. */
export interface CustomerProvider {
  readonly id: Schema<'SelfServiceStrategy'>
  readonly strategy: Strategy
  /** Its proper name; undefined for any provider of a protocol. */
  readonly name: string | undefined
  readonly protocol: 'oidc' | 'saml'
  /** The options that the customer enters, by their names in the My Organization API. */
  readonly fields: readonly CustomerField[]
  /** Alternatives, of which one is to be complete. */
  readonly ways?: readonly (readonly CustomerFieldName[])[]
}

export type CustomerFieldName =
  | 'discovery_url'
  | 'client_id'
  | 'client_secret'
  | 'domain'
  | 'tenant_domain'
  | 'adfs_server'
  | 'fedMetadataXml'
  | 'metadataUrl'
  | 'metadataXml'
  | 'signInEndpoint'
  | 'cert'
  | 'pingFederateBaseUrl'
  | 'signingCert'
  | 'signSAMLRequest'

export interface CustomerField {
  readonly name: CustomerFieldName
  /** `check` is a box, whose value is `true` or empty. */
  readonly kind: 'text' | 'secret' | 'document' | 'check'
  readonly lengthMax: number
}

const text = (name: CustomerFieldName, lengthMax = 2_048): CustomerField => ({
  name,
  kind: 'text',
  lengthMax,
})
const document = (name: CustomerFieldName, lengthMax: number): CustomerField => ({
  name,
  kind: 'document',
  lengthMax,
})
const secret: CustomerField = { name: 'client_secret', kind: 'secret', lengthMax: 2_048 }
const signed: CustomerField = { name: 'signSAMLRequest', kind: 'check', lengthMax: 8 }
const registered = [text('client_id', 255), secret]
const [certificateMax, metadataMax] = [16_384, 262_144]

type Id = CustomerProvider['id']

const openId = (
  id: Id,
  strategy: Strategy,
  name: string | undefined,
  at: CustomerField,
): CustomerProvider => ({ id, strategy, name, protocol: 'oidc', fields: [at, ...registered] })

const saml = (id: Id, name: string | undefined): CustomerProvider => ({
  id,
  strategy: 'samlp',
  name,
  protocol: 'saml',
  fields: [
    text('metadataUrl'),
    document('metadataXml', metadataMax),
    text('signInEndpoint'),
    document('cert', certificateMax),
    signed,
  ],
  ways: [['metadataUrl'], ['metadataXml'], ['signInEndpoint', 'cert']],
})

/** The providers, in the order in which pages list them. */
export const customerProviders: readonly CustomerProvider[] = [
  openId('okta', 'okta', 'Okta', text('domain', 255)),
  saml('okta-samlp', 'Okta (SAML)'),
  openId('waad', 'waad', 'Microsoft Entra ID', text('tenant_domain', 255)),
  openId('google-apps', 'google-apps', 'Google Workspace', text('domain', 255)),
  {
    id: 'adfs',
    strategy: 'adfs',
    name: 'Active Directory Federation Services (AD FS)',
    protocol: 'saml',
    fields: [text('adfs_server'), document('fedMetadataXml', metadataMax)],
    ways: [['adfs_server'], ['fedMetadataXml']],
  },
  {
    id: 'pingfederate',
    strategy: 'pingfederate',
    name: 'PingFederate',
    protocol: 'saml',
    fields: [text('pingFederateBaseUrl'), document('signingCert', certificateMax), signed],
  },
  saml('keycloak-samlp', 'Keycloak'),
  saml('auth0-samlp', 'Auth0'),
  openId('oidc', 'oidc', undefined, text('discovery_url')),
  saml('samlp', undefined),
]

/** The provider of a choice; undefined for any other text. */
export const customerProviderOf = (id: string | undefined): CustomerProvider | undefined =>
  customerProviders.find((each) => each.id === id)

/** The provider of an existing connection: the general one, where several use its strategy. */
export const providerOfStrategy = (strategy: string): CustomerProvider | undefined =>
  customerProviderOf(strategy) ?? customerProviders.find((each) => each.strategy === strategy)

/** Whether customers may set up connections of a strategy. */
export const isOfCustomers = (strategy: string): boolean =>
  providerOfStrategy(strategy) !== undefined

/** What a customer has entered, apart from what only these pages take. */
export interface EnteredOptions {
  /** Options by their names in the My Organization API. */
  readonly entered: Readonly<Record<string, string | boolean>>
  readonly documents: Pick<ConnectionOptions, 'metadataXml'>
}

/** The options of a form: of alternatives, those of the first complete one. */
export function enteredOptions(
  { fields, ways }: CustomerProvider,
  values: Readonly<Record<string, string>>,
): EnteredOptions {
  const isFilled = (name: string) => (values[name] ?? '') !== ''
  const checked = fields.filter(({ kind }) => kind === 'check').map(({ name }) => name)
  const others = fields.filter(({ kind }) => kind !== 'check').map(({ name }) => name)
  const names = ways?.find((way) => way.every(isFilled)) ?? others
  const { metadataXml, ...texts } = Object.fromEntries(
    names.filter(isFilled).map((name) => [name, values[name] ?? '']),
  )
  const boxes = Object.fromEntries(checked.map((name) => [name, isFilled(name)]))
  return {
    entered: { ...texts, ...boxes },
    documents: metadataXml === undefined ? {} : { metadataXml },
  }
}
