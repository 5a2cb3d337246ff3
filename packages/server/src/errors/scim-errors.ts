import { row } from './row.ts'

/** Errors of SCIM, by code. The `errorCode` is the `scimType` (RFC 7644, section 3.12). */
export const scimErrors = {
  scim_filter_malformed: row(400, 'The filter is malformed.', 'invalidFilter'),
  scim_path_malformed: row(400, 'The path is malformed.', 'invalidPath'),
  scim_syntax_malformed: row(400, 'The request is malformed.', 'invalidSyntax'),
  scim_value_malformed: row(400, 'A value is malformed.', 'invalidValue'),
  scim_attribute_fixed: row(400, 'The attribute cannot be changed.', 'mutability'),
  scim_target_missing: row(400, 'The `path` selects no value of the user.', 'noTarget'),
  scim_too_many: row(
    400,
    'Too many resources would have to be compared. Filter by id, name, externalId or e-mail address.',
    'tooMany',
  ),
  scim_token_invalid: row(
    401,
    'The SCIM token is missing, has expired, or belongs to another connection.',
  ),
  scim_scope_missing: row(403, 'The SCIM token lacks a scope.'),
  scim_user_not_found: row(404, 'The user does not exist.'),
  scim_resource_not_found: row(404, 'The resource does not exist.'),
  scim_group_not_found: row(404, 'The group does not exist.'),
  scim_user_exists: row(
    409,
    'A user with this `userName`, or with this identifier, already exists.',
    'uniqueness',
  ),
  scim_group_exists: row(
    409,
    'A group of this connection with this `externalId` already exists.',
    'uniqueness',
  ),
  scim_group_changed: row(412, 'The group has changed since it was read. Read it again.'),
  scim_user_changed: row(412, 'The user has changed since it was read. Read it again.'),
} as const
