import { type Attribute, attribute, plural } from './attribute.ts'

/** A schema of resources (RFC 7643, section 7). */
export interface ScimSchema {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly attributes: readonly Attribute[]
}

const complex = (name: string, description: string, subAttributes: readonly Attribute[]) =>
  attribute(name, description, { type: 'complex', subAttributes })

const name = complex('name', 'The parts of the name of the user.', [
  attribute('formatted', 'The full name, as it is shown.'),
  attribute('familyName', 'The family name.'),
  attribute('givenName', 'The given name.'),
  attribute('middleName', 'The middle names.'),
  attribute('honorificPrefix', 'The title in front of the name.'),
  attribute('honorificSuffix', 'The suffix behind the name.'),
])

const addresses = attribute('addresses', 'Postal addresses of the user.', {
  type: 'complex',
  multiValued: true,
  subAttributes: [
    attribute('formatted', 'The full address, as it is shown.'),
    attribute('streetAddress', 'The street, the number and what comes with them.'),
    attribute('locality', 'The city.'),
    attribute('region', 'The state or region.'),
    attribute('postalCode', 'The postal code.'),
    attribute('country', 'The country, as ISO 3166-1 alpha-2.'),
    attribute('type', 'The kind of the address.', { canonicalValues: ['work', 'home', 'other'] }),
    attribute('primary', 'Whether this address is the preferred one; at most one is.', {
      type: 'boolean',
    }),
  ],
})

const places = ['work', 'home', 'other']

/** Schema `User` (RFC 7643, section 4.1), without `password`: users log in at their provider. */
export const userSchema: ScimSchema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  description: 'User account',
  attributes: [
    attribute('userName', 'The user name of the user at the identity provider.', {
      required: true,
      uniqueness: 'server',
    }),
    name,
    attribute('displayName', 'The name of the user, as it is shown.'),
    attribute('nickName', 'The casual name of the user.'),
    attribute('profileUrl', 'The URL of the profile page of the user.', {
      type: 'reference',
      referenceTypes: ['external'],
    }),
    attribute('title', 'The title of the user, such as `Vice President`.'),
    attribute('userType', 'The relation of the user to the organization, such as `Contractor`.'),
    attribute('preferredLanguage', 'The languages that the user prefers (RFC 9110, 12.5.4).'),
    attribute('locale', 'The locale of the user, such as `en-US`.'),
    attribute('timezone', 'The time zone of the user, such as `Europe/Vienna`.'),
    attribute('active', 'Whether the user may log in; others are blocked.', { type: 'boolean' }),
    plural('emails', 'E-mail addresses of the user.', places),
    plural('phoneNumbers', 'Phone numbers of the user.', [
      'work',
      'home',
      'mobile',
      'fax',
      'pager',
      'other',
    ]),
    plural('ims', 'Instant messaging addresses of the user.', []),
    plural('photos', 'Addresses of pictures of the user.', ['photo', 'thumbnail'], {
      type: 'reference',
      referenceTypes: ['external'],
    }),
    addresses,
    attribute('groups', 'The groups of the user.', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: [
        attribute('value', 'The id of the group.', { caseExact: true, mutability: 'readOnly' }),
        attribute('$ref', 'The URL of the group.', {
          type: 'reference',
          referenceTypes: ['Group'],
          mutability: 'readOnly',
        }),
        attribute('display', 'The name of the group.', { mutability: 'readOnly' }),
        attribute('type', 'How the user is a member.', {
          canonicalValues: ['direct'],
          mutability: 'readOnly',
        }),
      ],
    }),
    plural('entitlements', 'What the user is entitled to.', []),
    plural('roles', 'Roles of the user.', []),
    plural('x509Certificates', 'Certificates of the user, in Base64.', [], { type: 'binary' }),
  ],
}

/** Schema `EnterpriseUser` (RFC 7643, section 4.3), an extension. */
export const enterpriseUserSchema: ScimSchema = {
  id: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  name: 'EnterpriseUser',
  description: 'Enterprise user',
  attributes: [
    attribute('employeeNumber', 'The employee number of the user.'),
    attribute('costCenter', 'The cost center.'),
    attribute('organization', 'The organization.'),
    attribute('division', 'The division.'),
    attribute('department', 'The department.'),
    complex('manager', 'The manager of the user.', [
      attribute('value', 'The id of the manager.'),
      attribute('$ref', 'The URL of the manager.', {
        type: 'reference',
        referenceTypes: ['User'],
      }),
      attribute('displayName', 'The name of the manager.'),
    ]),
  ],
}

/** Attributes that every resource has (RFC 7643, section 3.1), besides `schemas`. */
export const sharedAttributes: readonly Attribute[] = [
  attribute('id', 'The id of the user in this tenant.', {
    caseExact: true,
    mutability: 'readOnly',
    returned: 'always',
  }),
  attribute('externalId', 'The id of the user at the identity provider.', { caseExact: true }),
  attribute('schemas', 'The schemas of the resource.', {
    multiValued: true,
    caseExact: true,
    mutability: 'readOnly',
    returned: 'always',
  }),
  attribute('meta', 'The metadata of the resource.', {
    type: 'complex',
    mutability: 'readOnly',
    subAttributes: [
      attribute('resourceType', 'The type of the resource.', { caseExact: true }),
      attribute('created', 'When the resource was created.', { type: 'dateTime' }),
      attribute('lastModified', 'When the resource was last changed.', { type: 'dateTime' }),
      attribute('location', 'The URL of the resource.', { type: 'reference', caseExact: true }),
      attribute('version', 'The entity tag of the resource.', { caseExact: true }),
    ],
  }),
]

/** Every attribute of a user outside of extensions. */
export const userAttributes: readonly Attribute[] = [...sharedAttributes, ...userSchema.attributes]

/** The extensions whose attributes are known. */
export const extensions: readonly ScimSchema[] = [enterpriseUserSchema]
