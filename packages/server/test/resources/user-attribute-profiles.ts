import { nextNumber, type Resource, resource } from './resource.ts'

const attribute = {
  label: 'Email',
  description: 'Email address',
  auth0_mapping: 'email',
  profile_required: true,
}

const profiles = resource('uap', '/user-attribute-profiles', () => ({
  name: `Fixture ${nextNumber()}`,
  user_attributes: { email: attribute },
}))
const ofEachTenant = ['getUserAttributeProfileTemplate']

export const userAttributeProfiles: Resource = {
  ...profiles,
  ofEachTenant,
  make: async (tenant, operationId) =>
    ofEachTenant.includes(operationId)
      ? { id: 'auth0-generic' }
      : profiles.make(tenant, operationId),
}
