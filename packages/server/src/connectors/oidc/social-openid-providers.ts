import { membersIn } from '../../members.ts'
import type { Strategy } from '../connector.ts'
import type { Flags } from '../upstream/upstream-parameters.ts'
import { appleAttributes, authenticateAtApple } from './apple.ts'
import { appleNativeLogin, googleNativeLogin } from './native-logins.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import type { OidcMetadata } from './provider-metadata.ts'

type SocialOpenId = Extract<
  Strategy,
  'google-oauth2' | 'gitlab' | 'apple' | 'slack' | 'line' | 'yahoo'
>

const googleApis = 'https://www.googleapis.com/auth'
const googleFlags: Flags = [
  ['email', 'email'],
  ['profile', 'profile'],
  ['adsense_management', `${googleApis}/adsense`],
  ['analytics', `${googleApis}/analytics`],
  ['blogger', `${googleApis}/blogger`],
  ['calendar', `${googleApis}/calendar`],
  ['chrome_web_store', `${googleApis}/chromewebstore`],
  ['contacts', 'https://www.google.com/m8/feeds/'],
  ['content_api_for_shopping', `${googleApis}/content`],
  ['coordinate', `${googleApis}/coordinate`],
  ['coordinate_readonly', `${googleApis}/coordinate.readonly`],
  ['document_list', 'https://docs.google.com/feeds/'],
  ['gmail', 'https://mail.google.com/'],
  ['google_affiliate_network', `${googleApis}/gan`],
  ['google_books', `${googleApis}/books`],
  ['google_cloud_storage', `${googleApis}/devstorage.full_control`],
  ['google_drive', `${googleApis}/drive`],
  ['google_drive_files', `${googleApis}/drive.file`],
  ['google_plus', `${googleApis}/plus.login`],
  ['latitude_best', `${googleApis}/latitude.all.best`],
  ['latitude_city', `${googleApis}/latitude.all.city`],
  ['moderator', `${googleApis}/moderator`],
  ['orkut', `${googleApis}/orkut`],
  ['picasa_web', 'https://picasaweb.google.com/data/'],
  ['sites', 'https://sites.google.com/feeds/'],
  ['spreadsheets', 'https://spreadsheets.google.com/feeds/'],
  ['tasks', `${googleApis}/tasks`],
  ['url_shortener', `${googleApis}/urlshortener`],
  ['webmaster_tools', 'https://www.google.com/webmasters/tools/feeds/'],
  ['youtube', `${googleApis}/youtube`],
]

const namesOf = (flags: Flags) => flags.map(([name]) => name)

export const googleMetadata: OidcMetadata = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
}

/** The strategies for social OpenID providers, with the metadata that the providers publish. */
export const socialOpenIdProviders: Readonly<Record<SocialOpenId, OpenIdStrategy>> = {
  'google-oauth2': {
    type: 'social',
    members: ['allowed_audiences', ...namesOf(googleFlags)],
    flags: googleFlags,
    enabledFlags: { email: true, profile: true },
    nativeLogin: googleNativeLogin,
    metadata: googleMetadata,
  },
  gitlab: {
    type: 'social',
    members: [],
    metadata: {
      issuer: 'https://gitlab.com',
      authorization_endpoint: 'https://gitlab.com/oauth/authorize',
      token_endpoint: 'https://gitlab.com/oauth/token',
      userinfo_endpoint: 'https://gitlab.com/oauth/userinfo',
      jwks_uri: 'https://gitlab.com/oauth/discovery/keys',
    },
  },
  apple: {
    type: 'social',
    members: ['app_secret', 'kid', 'team_id', 'email', 'name'],
    scopes: ['openid', 'name', 'email'],
    flags: [
      ['name', 'name'],
      ['email', 'email'],
    ],
    scopeSeparator: ' ',
    // Apple returns name and address only by `form_post`.
    parameters: { response_mode: 'form_post' },
    authenticate: authenticateAtApple,
    attributesOf: (parameters) => appleAttributes(membersIn(parameters.get('user') ?? '')),
    nativeLogin: appleNativeLogin,
    sendsNamesOnce: true,
    metadata: {
      issuer: 'https://appleid.apple.com',
      authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
      token_endpoint: 'https://appleid.apple.com/auth/token',
      jwks_uri: 'https://appleid.apple.com/auth/keys',
    },
  },
  slack: {
    type: 'social',
    members: [],
    // A user id of Slack is unique only in its workspace; together with the id of the workspace it
    // is unique everywhere.
    subjectOf: () => ['https://slack.com/user_id', 'https://slack.com/team_id'],
    metadata: {
      issuer: 'https://slack.com',
      authorization_endpoint: 'https://slack.com/openid/connect/authorize',
      token_endpoint: 'https://slack.com/api/openid.connect.token',
      userinfo_endpoint: 'https://slack.com/api/openid.connect.userInfo',
      jwks_uri: 'https://slack.com/openid/connect/keys',
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
  },
  line: {
    type: 'social',
    members: ['email', 'profile'],
    flags: [
      ['email', 'email'],
      ['profile', 'profile'],
    ],
    enabledFlags: { profile: true },
    // LINE refuses the scope `email` if the channel does not have the permission for it.
    scopes: ['openid', 'profile'],
    signsWithSecret: true,
    metadata: {
      issuer: 'https://access.line.me',
      authorization_endpoint: 'https://access.line.me/oauth2/v2.1/authorize',
      token_endpoint: 'https://api.line.me/oauth2/v2.1/token',
      userinfo_endpoint: 'https://api.line.me/oauth2/v2.1/userinfo',
      jwks_uri: 'https://api.line.me/oauth2/v2.1/certs',
      id_token_signing_alg_values_supported: ['HS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
  },
  yahoo: {
    type: 'social',
    members: [],
    metadata: {
      issuer: 'https://api.login.yahoo.com',
      authorization_endpoint: 'https://api.login.yahoo.com/oauth2/request_auth',
      token_endpoint: 'https://api.login.yahoo.com/oauth2/get_token',
      userinfo_endpoint: 'https://api.login.yahoo.com/openid/v1/userinfo',
      jwks_uri: 'https://api.login.yahoo.com/openid/v1/certs',
      id_token_signing_alg_values_supported: ['ES256', 'RS256'],
    },
  },
}
