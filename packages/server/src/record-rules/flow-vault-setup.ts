import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'

type App = Schema<'FlowVaultApp'>
type Setup = Schema<'FlowVaultSetup'>
type Member = Exclude<keyof Setup, 'type'>
/** The members that credentials need, by their type. */
type Kinds = Partial<Readonly<Record<Setup['type'], readonly Member[]>>>

const apiKey = { API_KEY: ['api_key'] } satisfies Kinds
const secretKey = { API_KEY: ['secret_key'] } satisfies Kinds
const token = { TOKEN: ['token'] } satisfies Kinds
const webhook = { WEBHOOK: ['url'] } satisfies Kinds
const code = { OAUTH_CODE: [] } satisfies Kinds

const kindsOf: Readonly<Record<App, Kinds>> = {
  ACTIVECAMPAIGN: { API_KEY: ['api_key', 'base_url'] },
  AIRTABLE: apiKey,
  AUTH0: { OAUTH_APP: ['client_id', 'client_secret', 'domain'] },
  BIGQUERY: { OAUTH_JWT: ['private_key', 'client_email'] },
  CLEARBIT: secretKey,
  DOCUSIGN: code,
  GOOGLE_SHEETS: code,
  HTTP: {
    API_KEY: ['name', 'value', 'in'],
    BASIC_AUTH: ['username'],
    BEARER: ['token'],
    OAUTH_CLIENT_CREDENTIALS: ['client_id', 'client_secret', 'token_endpoint'],
  },
  HUBSPOT: { ...apiKey, ...code },
  JWT: { JWT: ['algorithm'] },
  MAILCHIMP: { ...secretKey, ...code },
  MAILJET: { API_KEY: ['api_key', 'secret_key'] },
  PIPEDRIVE: { ...token, ...code },
  SALESFORCE: code,
  SENDGRID: apiKey,
  SLACK: { ...webhook, ...code },
  STRIPE: { KEY_PAIR: ['private_key', 'public_key'], ...code },
  TELEGRAM: token,
  TWILIO: { API_KEY: ['account_id', 'api_key'] },
  WHATSAPP: token,
  ZAPIER: webhook,
}

/**
 * Requires credentials that the application has, with the members that they need.
 *
 * @throws ApiError `invalid_body`
 */
export function requireVaultSetup(app: App, setup: Setup): void {
  const kinds = kindsOf[app]
  const needed = kinds[setup.type]
  if (!needed) {
    const known = Object.keys(kinds).join(', ')
    throw refusedBody(`For ${app}, it must be one of: ${known}`, 'setup.type')
  }
  const missing = needed.find((name) => setup[name] === undefined)
  if (missing !== undefined) throw refusedBody(`\`${missing}\` is required`, 'setup')
  if (setup.type === 'JWT') requireKey(setup)
}

function requireKey({ algorithm = 'HS256', secret, private_key, public_key }: Setup): void {
  const isHmac = algorithm.startsWith('HS')
  if (isHmac && secret === undefined) throw refusedBody('`secret` is required', 'setup')
  if (isHmac || private_key !== undefined || public_key !== undefined) return
  throw refusedBody('`private_key` or `public_key` is required', 'setup')
}

/** What credentials say of their account, without a part of a secret. */
export function vaultAccountOf(setup: Setup): { accountName?: string; environment?: string } {
  const { type, username, client_id, client_email, account_id, name, public_key } = setup
  const known = username ?? client_id ?? client_email ?? account_id ?? name
  const shown = { BEARER: 'Bearer', JWT: setup.algorithm }[String(type)] ?? known
  const isPair = type === 'KEY_PAIR' && public_key !== undefined
  return {
    ...(shown !== undefined && { accountName: shown }),
    ...(isPair && { environment: public_key.startsWith('pk_test') ? 'test' : 'live' }),
  }
}
