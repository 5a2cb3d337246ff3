import { nextNumber, type Resource, resource } from './resource.ts'

const attribute = {
  label: 'Email',
  description: 'Email address',
  auth0_mapping: 'email',
  profile_required: true,
}

/** The operations on templates get the id of a profile too: the templates belong to no tenant. */
export const userAttributeProfiles: Resource = resource('uap', '/user-attribute-profiles', () => ({
  name: `Fixture ${nextNumber()}`,
  user_attributes: { email: attribute },
}))
