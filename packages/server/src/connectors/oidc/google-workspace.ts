import { domainOf } from '../../identifiers/identifiers.ts'
import type { Members } from '../../members.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { googleMetadata } from './social-openid-providers.ts'
import { workspaceDirectory } from './workspace-directory.ts'

/**
 * The strategy for the users of one organization at Google Workspace: its domain is `domain` or
 * `tenant_domain`, and further domains of it are `domain_aliases`.
 */
export const googleWorkspace: OpenIdStrategy = {
  metadata: googleMetadata,
  members: [
    'admin_access_token',
    'admin_access_token_expiresin',
    'admin_refresh_token',
    'allow_setting_login_scopes',
    'api_enable_groups',
    'api_enable_users',
    'basic_profile',
    'domain',
    'email',
    'ext_agreed_terms',
    'ext_groups',
    'ext_is_admin',
    'ext_is_suspended',
    'ext_profile',
    'handle_login_from_social',
    'map_user_id_to_id',
    'profile',
  ],
  flags: [
    ['email', 'email'],
    ['profile', 'profile'],
  ],
  hasProvisioningPage: true,
  defaults: {
    email: true,
    profile: true,
    scope: ['email', 'profile'],
    handle_login_from_social: true,
    map_user_id_to_id: false,
  },
  parametersOf: (options) => ({ hd: domainsOf(options)[0] ?? '' }),
  // As in the hosted API, the address identifies users unless the options say otherwise.
  subjectOf: ({ map_user_id_to_id: isById }) => (isById ? 'sub' : 'email'),
  directory: workspaceDirectory('https://admin.googleapis.com/admin/directory/v1'),
  directorySubjectOf(options, { id, email }) {
    const domain = domainOf(email.slice(email.lastIndexOf('@') + 1))
    if (domain === undefined || !domainsOf(options).includes(domain)) return undefined
    return options.map_user_id_to_id ? id : email
  },
  complaintOf: (options) =>
    domainsOf(options).length === 0 ? 'The option `domain` is required' : undefined,
  complaintAbout,
}

const domainsOf = ({ domain, tenant_domain, domain_aliases = [] }: ConnectionOptions) =>
  [domain ?? tenant_domain ?? [], domain_aliases].flat().flatMap((each) => domainOf(each) ?? [])

/** Google asserts the domain of an organization in `hd`; accounts of consumers have none. */
function complaintAbout(options: ConnectionOptions, { hd, email_verified }: Members) {
  const domain = typeof hd === 'string' ? domainOf(hd) : undefined
  if (domain === undefined || !domainsOf(options).includes(domain)) {
    return 'The user does not belong to the Google Workspace organization of the connection'
  }
  if (email_verified === true || options.map_user_id_to_id) return undefined
  return 'Google has not verified the e-mail address, which identifies the user'
}
