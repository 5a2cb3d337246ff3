import type { Schema } from '@latchkey/contract'

/** Attributes of a user in the directory of an identity provider. */
export type DirectoryAttributes = Pick<
  Schema<'User'>,
  | 'groups'
  | 'is_admin'
  | 'is_suspended'
  | 'agreed_terms'
  | 'upn'
  | 'job_title'
  | 'department'
  | 'office_location'
  | 'company_name'
  | 'street'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'country'
  | 'mobile'
  | 'preferred_language'
>
