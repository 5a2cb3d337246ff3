import type { ConnectionOptions, Connector, Strategy } from '../connector.ts'
import { oauthMembers, upstreamMembers } from '../upstream/option-members.ts'
import { notConfigured } from '../upstream/refusal.ts'

interface Unavailable {
  readonly type: Connector['type']
  /**
   * Options of this strategy besides those that every connection to an identity provider can have.
   */
  readonly members: readonly (keyof ConnectionOptions)[]
  readonly defaults?: ConnectionOptions
}

const social: Unavailable = { type: 'social', members: [...oauthMembers, 'email', 'profile'] }
const sales: Unavailable = {
  type: 'social',
  members: [...social.members, 'community_base_url'],
  defaults: { scope: [] },
}
const withBaseUrl: Unavailable = { type: 'social', members: [...social.members, 'baseUrl'] }
const sites: Unavailable = { type: 'enterprise', members: [...oauthMembers, 'basic_profile'] }

/** The strategies of which the server stores connections, but with which users cannot log in. */
const strategies = {
  asana: social,
  atlassian: social,
  baidu: social,
  bitly: social,
  'cloudflare-mcp': social,
  custom: { type: 'enterprise', members: [] },
  daccount: social,
  dropbox: social,
  dwolla: social,
  evernote: social,
  'evernote-sandbox': social,
  exact: withBaseUrl,
  fitbit: social,
  'hubspot-mcp': social,
  instagram: social,
  ip: { type: 'enterprise', members: ['range', 'ips'] },
  'linear-mcp': social,
  'notion-mcp': social,
  oauth1: {
    type: 'social',
    members: [
      'accessTokenURL',
      'consumer_key',
      'consumer_secret',
      'customHeaders',
      'requestTokenURL',
      'scripts',
      'sessionKey',
      'signatureMethod',
      'userAuthorizationURL',
    ],
  },
  office365: sites,
  paypal: social,
  'paypal-sandbox': social,
  planningcenter: social,
  salesforce: sales,
  'salesforce-community': sales,
  'salesforce-sandbox': sales,
  'sentry-mcp': social,
  sharepoint: sites,
  shop: social,
  shopify: withBaseUrl,
  soundcloud: social,
  thirtysevensignals: social,
  untappd: social,
  vkontakte: social,
  weibo: social,
} as const satisfies Partial<Record<Strategy, Unavailable>>

/** A connector for each of these strategies, which validates the options and refuses log-ins. */
export function unavailableConnectors(): Readonly<Record<string, Connector>> {
  return Object.fromEntries(
    Object.entries<Unavailable>(strategies).map(([strategy, unavailable]) => [
      strategy,
      connectorOf(strategy, unavailable),
    ]),
  )
}

const connectorOf = (
  strategy: string,
  { members, defaults = {}, ...abilities }: Unavailable,
): Connector => ({
  ...abilities,
  options: {
    defaults,
    members: [...new Set([...upstreamMembers, ...members])],
    show: (options) => ({ ...defaults, ...options }),
  },
  redirect: redirectNowhere(strategy),
})

function redirectNowhere(strategy: string): Connector['redirect'] & object {
  const refusal = notConfigured(`Log-in by the strategy ${strategy} is not supported`)
  return { start: async () => refusal, finish: async () => refusal }
}
