import { attribute } from './attribute.ts'
import type { ScimSchema } from './user-schemas.ts'

/** Schema `Group` (RFC 7643, section 4.2). The members are users. */
export const groupSchema: ScimSchema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  name: 'Group',
  description: 'Group of users',
  attributes: [
    attribute('displayName', 'The name of the group, as it is shown.', { required: true }),
    attribute('members', 'The users of the group.', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The id of the user.', { caseExact: true, mutability: 'immutable' }),
        attribute('$ref', 'The URL of the user.', {
          type: 'reference',
          referenceTypes: ['User'],
          mutability: 'immutable',
        }),
        attribute('display', 'The name of the user.', { mutability: 'readOnly' }),
        attribute('type', 'The kind of the member.', {
          canonicalValues: ['User'],
          mutability: 'immutable',
        }),
      ],
    }),
  ],
}
