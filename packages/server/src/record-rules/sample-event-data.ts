import type { Schema } from '@latchkey/contract'

type EventType = Schema<'EventStreamEventType'>

const time = '2026-01-15T09:30:00.000Z'

const profile = {
  email: 'john.doe@example.com',
  email_verified: false,
  name: 'John Doe',
  username: 'johndoe',
  given_name: 'John',
  family_name: 'Doe',
  phone_number: '+15555550100',
  phone_verified: false,
}

const userId = '507f1f77bcf86cd799439020'

const user = {
  user_id: `auth0|${userId}`,
  ...profile,
  created_at: time,
  updated_at: time,
  identities: [
    {
      provider: 'auth0',
      isSocial: false,
      connection: 'Username-Password-Authentication',
      user_id: userId,
      profileData: profile,
    },
  ],
  app_metadata: { plan: 'pro' },
  user_metadata: { hobby: 'skydiving' },
  picture: 'https://example.com/john-doe.png',
  nickname: 'johndoe',
  multifactor: ['sample'],
  last_ip: '198.51.100.7',
  last_login: time,
  logins_count: 42,
  blocked: false,
}

const organization = {
  id: 'org_8Hq2vXcT6mKwZ4pB',
  name: 'example',
  display_name: 'Example',
  metadata: { plan: 'pro' },
}

const member = {
  organization: { id: organization.id, name: organization.name },
  user: { user_id: user.user_id },
}

const samples: { readonly [Type in EventType]?: object } = {
  'user.created': user,
  'user.updated': user,
  'user.deleted': { ...user, deleted_at: time },
  'organization.created': organization,
  'organization.updated': organization,
  'organization.deleted': { ...organization, deleted_at: time },
  'organization.member.added': member,
  'organization.member.deleted': { ...member, deleted_at: time },
}

/**
 * The payload of a test event whose request has none; an empty `object` for types without a sample.
 */
export function sampleEventData(type: EventType): { readonly object: object } {
  return { object: samples[type] ?? {} }
}
