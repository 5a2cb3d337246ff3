import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'

type Mapping = Schema<'DirectoryProvisioning'>['mapping']

/** The default mapping: attributes of a user, and those of the directory that they come from. */
const byDefault: readonly (readonly [string, string])[] = [
  ['app_metadata.external_id', 'id'],
  ['email', 'primaryEmail'],
  ['primaryEmail', 'primaryEmail'],
  ['name', 'name.fullName'],
  ['given_name', 'name.givenName'],
  ['family_name', 'name.familyName'],
  ['isAdmin', 'isAdmin'],
  ['is_admin', 'isAdmin'],
  ['isDelegatedAdmin', 'isDelegatedAdmin'],
  ['agreedToTerms', 'agreedToTerms'],
  ['tou_accepted', 'agreedToTerms'],
  ['suspended', 'suspended'],
  ['is_suspended', 'suspended'],
  ['blocked', 'suspended'],
  ['suspensionReason', 'suspensionReason'],
  ['archived', 'archived'],
  ['ipWhitelisted', 'ipWhitelisted'],
  ['is_ipWhitelisted', 'ipWhitelisted'],
]

/** Attributes that have the same name in both. */
const alike = [
  'kind',
  'etag',
  'customerId',
  'orgUnitPath',
  'emails',
  'phones',
  'externalIds',
  'aliases',
  'addresses',
  'organizations',
  'nonEditableAliases',
  'relations',
  'languages',
  'posixAccounts',
  'notes',
  'websites',
  'locations',
  'keywords',
  'gender',
  'ims',
  'creationTime',
  'lastLoginTime',
  'changePasswordAtNextLogin',
  'isMailboxSetup',
  'includeInGlobalAddressList',
  'thumbnailPhotoUrl',
  'thumbnailPhotoEtag',
  'isEnrolledIn2Sv',
  'isEnforcedIn2Sv',
  'recoveryEmail',
  'recoveryPhone',
  'sshPublicKeys',
  'customSchemas',
]

/** The mapping of a directory provisioning without one, as in the hosted API. */
export const defaultDirectoryMapping = (): Mapping => [
  ...byDefault.map(([auth0, idp]) => ({ idp, auth0 })),
  ...alike.map((name) => ({ idp: name, auth0: name })),
]

const target = /^(?:(?:app|user)_metadata\.[\w-]+|[a-z]\w*)$/i
const source = /^[\w-]+(?:\.[\w-]+){0,9}$/

/** @throws ApiError `invalid_body` for a malformed path, and for two paths to the same attribute */
export function requireDirectoryMapping(mapping: Mapping): void {
  for (const [at, { auth0, idp }] of mapping.entries()) {
    const place = `mapping.${at}`
    if (!source.test(idp)) {
      const reason = 'Name an attribute of the directory, with dots between the names of members'
      throw refusedBody(reason, `${place}.idp`)
    }
    if (!target.test(auth0)) {
      const reason = 'Name a root attribute, or a member of app_metadata or user_metadata'
      throw refusedBody(reason, `${place}.auth0`)
    }
    if (mapping.findIndex((each) => each.auth0 === auth0) < at) {
      throw refusedBody('The attribute follows from another one already', `${place}.auth0`)
    }
  }
}
