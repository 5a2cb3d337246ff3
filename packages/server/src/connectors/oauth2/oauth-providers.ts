import type { ConnectionOptions, Strategy } from '../connector.ts'
import type { FieldMap } from '../upstream/map-profile.ts'
import type { Flags } from '../upstream/upstream-parameters.ts'

/**
 * An OAuth 2.0 provider that issues no ID tokens: the server requests the profile of the user from
 * its API.
 */
export interface OAuthProvider {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  /** The URL of the API that returns the profile of the user as JSON. */
  readonly userinfoUrl: string
  /**
   * The URL of the API that returns the e-mail addresses of the user: a list, or an object with the
   * list in `values`. Each entry has `email`, `primary` and `verified`, or `is_primary` and
   * `is_confirmed`.
   */
  readonly emailsUrl?: string
  /** The URL of the API that inspects a token of an app, as Facebook has it. */
  readonly debugTokenUrl?: string
  readonly scopes: readonly string[]
  /** Scopes that the profile requires. */
  readonly requiredScopes?: readonly string[]
  readonly flags?: Flags
  /** Options that are true unless the connection disables them. */
  readonly enabledFlags?: ConnectionOptions
  /** Options for the default scopes, which responses show while the connection names no scopes. */
  readonly shownFlags?: ConnectionOptions
  /**
   * If set, clients expect `scope` in responses as a text with this separator, otherwise as a list.
   */
  readonly scopeSeparator?: ','
  /** The path of the user's identifier in the profile. */
  readonly subject: string
  readonly fields: FieldMap
  /** Client authentication at the token endpoint. */
  readonly authentication: 'basic' | 'post'
  readonly hasPkce: boolean
  /** Headers of requests to the API. */
  readonly headers?: Readonly<Record<string, string>>
}

type SocialOAuth = Extract<
  Strategy,
  | 'github'
  | 'facebook'
  | 'linkedin'
  | 'twitter'
  | 'windowslive'
  | 'discord'
  | 'amazon'
  | 'bitbucket'
  | 'box'
  | 'yandex'
  | 'wordpress'
>

const graph = 'https://graph.facebook.com/v23.0'
const githubFlags: Flags = [
  ['email', 'user:email'],
  ['read_user', 'read:user'],
  ['profile', 'user'],
  ['follow', 'user:follow'],
  ['public_repo', 'public_repo'],
  ['repo', 'repo'],
  ['repo_deployment', 'repo_deployment'],
  ['repo_status', 'repo:status'],
  ['delete_repo', 'delete_repo'],
  ['notifications', 'notifications'],
  ['gist', 'gist'],
  ['read_repo_hook', 'read:repo_hook'],
  ['write_repo_hook', 'write:repo_hook'],
  ['admin_repo_hook', 'admin:repo_hook'],
  ['read_org', 'read:org'],
  ['write_org', 'write:org'],
  ['admin_org', 'admin:org'],
  ['read_public_key', 'read:public_key'],
  ['write_public_key', 'write:public_key'],
  ['admin_public_key', 'admin:public_key'],
]

const asNamed = (...names: readonly (keyof ConnectionOptions)[]): Flags =>
  names.map((name) => [name, name])

const facebookFlags = asNamed(
  'email',
  'public_profile',
  'groups_access_member_info',
  'publish_to_groups',
  'user_age_range',
  'user_birthday',
  'ads_management',
  'ads_read',
  'read_audience_network_insights',
  'read_insights',
  'manage_pages',
  'pages_manage_cta',
  'pages_show_list',
  'publish_pages',
  'publish_video',
  'user_events',
  'user_friends',
  'user_gender',
  'user_hometown',
  'user_likes',
  'user_link',
  'user_location',
  'user_photos',
  'user_posts',
  'user_tagged_places',
  'user_videos',
  'business_management',
  'leads_retrieval',
  'manage_notifications',
  'pages_manage_instant_articles',
  'pages_messaging',
  'pages_messaging_phone_number',
  'pages_messaging_subscriptions',
  'publish_actions',
  'read_mailbox',
  'read_page_mailboxes',
  'read_stream',
  'user_groups',
  'user_managed_groups',
  'user_status',
)

const microsoftFlags: Flags = [
  ['signin', 'openid'],
  ['offline_access', 'offline_access'],
  ['graph_user', 'User.Read'],
  ['graph_user_update', 'User.ReadWrite'],
  ['graph_user_activity', 'UserActivity.ReadWrite.CreatedByApp'],
  ['graph_device', 'Device.Read'],
  ['graph_device_command', 'Device.Command'],
  ['graph_emails', 'Mail.Read'],
  ['graph_emails_update', 'Mail.ReadWrite'],
  ['graph_notes', 'Notes.Read'],
  ['graph_notes_update', 'Notes.ReadWrite'],
  ['graph_notes_create', 'Notes.Create'],
  ['graph_files', 'Files.Read'],
  ['graph_files_all', 'Files.Read.All'],
  ['graph_files_update', 'Files.ReadWrite'],
  ['graph_files_all_update', 'Files.ReadWrite.All'],
  ['graph_calendars', 'Calendars.Read'],
  ['graph_calendars_update', 'Calendars.ReadWrite'],
  ['graph_contacts', 'Contacts.Read'],
  ['graph_contacts_update', 'Contacts.ReadWrite'],
  ['graph_tasks', 'Tasks.Read'],
  ['graph_tasks_update', 'Tasks.ReadWrite'],
]

/**
 * The social providers that use OAuth 2.0 without OpenID Connect. The server regards an e-mail
 * address as verified only if the provider declares it as verified.
 */
export const oauthProviders: Readonly<Record<SocialOAuth, OAuthProvider>> = {
  github: {
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userinfoUrl: 'https://api.github.com/user',
    emailsUrl: 'https://api.github.com/user/emails',
    scopes: ['read:user', 'user:email'],
    flags: githubFlags,
    subject: 'id',
    fields: {
      email: 'email',
      email_verified: 'email_verified',
      name: ['name', 'login'],
      nickname: 'login',
      picture: 'avatar_url',
    },
    authentication: 'post',
    hasPkce: true,
    headers: { accept: 'application/vnd.github+json' },
  },
  facebook: {
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: `${graph}/oauth/access_token`,
    debugTokenUrl: `${graph}/debug_token`,
    userinfoUrl: `${graph}/me?fields=id,name,email,first_name,last_name,picture`,
    scopes: ['public_profile', 'email'],
    flags: facebookFlags,
    scopeSeparator: ',',
    subject: 'id',
    fields: {
      email: 'email',
      name: 'name',
      given_name: 'first_name',
      family_name: 'last_name',
      picture: 'picture.data.url',
    },
    authentication: 'post',
    hasPkce: true,
  },
  linkedin: {
    authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
    userinfoUrl: 'https://api.linkedin.com/v2/userinfo',
    scopes: ['openid', 'profile', 'email'],
    requiredScopes: ['openid'],
    flags: [
      ['email', 'email'],
      ['profile', 'profile'],
      ['network', 'r_network'],
      ['basic_profile', 'r_liteprofile'],
      ['full_profile', 'r_fullprofile'],
    ],
    shownFlags: { email: true, profile: true },
    subject: 'sub',
    fields: {
      email: 'email',
      email_verified: 'email_verified',
      name: 'name',
      given_name: 'given_name',
      family_name: 'family_name',
      picture: 'picture',
    },
    authentication: 'post',
    hasPkce: false,
  },
  twitter: {
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    userinfoUrl: 'https://api.x.com/2/users/me?user.fields=profile_image_url',
    scopes: [],
    requiredScopes: ['users.read', 'tweet.read'],
    subject: 'data.id',
    fields: { name: 'data.name', nickname: 'data.username', picture: 'data.profile_image_url' },
    authentication: 'basic',
    hasPkce: true,
  },
  windowslive: {
    authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    userinfoUrl: 'https://graph.microsoft.com/v1.0/me',
    scopes: ['openid', 'profile', 'email'],
    requiredScopes: ['User.Read'],
    flags: microsoftFlags,
    enabledFlags: { signin: true },
    subject: 'id',
    fields: {
      email: ['mail', 'userPrincipalName'],
      name: 'displayName',
      given_name: 'givenName',
      family_name: 'surname',
    },
    authentication: 'post',
    hasPkce: true,
  },
  discord: {
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userinfoUrl: 'https://discord.com/api/users/@me',
    scopes: ['identify', 'email'],
    requiredScopes: ['identify'],
    subject: 'id',
    fields: {
      email: 'email',
      email_verified: 'verified',
      name: ['global_name', 'username'],
      nickname: 'username',
    },
    authentication: 'basic',
    hasPkce: true,
  },
  amazon: {
    authorizationUrl: 'https://www.amazon.com/ap/oa',
    tokenUrl: 'https://api.amazon.com/auth/o2/token',
    userinfoUrl: 'https://api.amazon.com/user/profile',
    scopes: [],
    requiredScopes: ['profile'],
    subject: 'user_id',
    fields: { email: 'email', name: 'name' },
    authentication: 'post',
    hasPkce: true,
  },
  bitbucket: {
    authorizationUrl: 'https://bitbucket.org/site/oauth2/authorize',
    tokenUrl: 'https://bitbucket.org/site/oauth2/access_token',
    userinfoUrl: 'https://api.bitbucket.org/2.0/user',
    // Bitbucket returns it only if the OAuth consumer has the permission to read e-mail addresses.
    emailsUrl: 'https://api.bitbucket.org/2.0/user/emails',
    scopes: [],
    requiredScopes: ['account'],
    subject: 'account_id',
    fields: {
      email: 'email',
      email_verified: 'email_verified',
      name: 'display_name',
      nickname: 'nickname',
      picture: 'links.avatar.href',
    },
    authentication: 'basic',
    hasPkce: false,
  },
  box: {
    authorizationUrl: 'https://account.box.com/api/oauth2/authorize',
    tokenUrl: 'https://api.box.com/oauth2/token',
    userinfoUrl: 'https://api.box.com/2.0/users/me',
    scopes: [],
    subject: 'id',
    fields: { email: 'login', name: 'name', picture: 'avatar_url' },
    authentication: 'post',
    hasPkce: false,
  },
  yandex: {
    authorizationUrl: 'https://oauth.yandex.com/authorize',
    tokenUrl: 'https://oauth.yandex.com/token',
    userinfoUrl: 'https://login.yandex.ru/info?format=json',
    scopes: [],
    subject: 'id',
    fields: {
      email: 'default_email',
      name: ['real_name', 'display_name'],
      nickname: 'login',
      given_name: 'first_name',
      family_name: 'last_name',
    },
    authentication: 'post',
    hasPkce: true,
    headers: { 'accept-language': 'en' },
  },
  wordpress: {
    authorizationUrl: 'https://public-api.wordpress.com/oauth2/authorize',
    tokenUrl: 'https://public-api.wordpress.com/oauth2/token',
    userinfoUrl: 'https://public-api.wordpress.com/rest/v1.1/me',
    scopes: ['auth'],
    flags: [['profile', 'auth']],
    enabledFlags: { profile: true },
    subject: 'ID',
    fields: {
      email: 'email',
      email_verified: 'email_verified',
      name: 'display_name',
      nickname: 'username',
      picture: 'avatar_URL',
    },
    authentication: 'post',
    hasPkce: false,
  },
}
