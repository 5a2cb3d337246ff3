import { nextNumber, type Resource, resource } from './resource.ts'

const profiles = resource('cop', '/connection-profiles', () => ({
  name: `Fixture ${nextNumber()}`,
}))
const ofEachTenant = ['getConnectionProfileTemplate']

export const connectionProfiles: Resource = {
  ...profiles,
  ofEachTenant,
  make: async (tenant, operationId) =>
    ofEachTenant.includes(operationId)
      ? { id: 'auth0-generic' }
      : profiles.make(tenant, operationId),
}
