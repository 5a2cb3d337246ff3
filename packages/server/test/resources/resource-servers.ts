import { nextNumber, post, type Resource } from './resource.ts'

export const resourceServers: Resource = {
  unknown: { id: 'f'.repeat(24) },
  stamps: ['identifier', 'signing_secret'],
  make: async (tenant) => {
    const number = nextNumber()
    const identifier = `https://fixture-${number}.example.com/`
    const { id } = await post(tenant, '/resource-servers', {
      name: `Fixture ${number}`,
      identifier,
    })
    return { id }
  },
}
