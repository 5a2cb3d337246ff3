import { nextNumber, type Resource } from './resource.ts'

export const addressBlocks: Resource = {
  unknown: { id: '2001:db8::1' },
  async make(tenant) {
    const ip = `203.0.113.${nextNumber() % 250}`
    await tenant.write((store) => store.addressBlocks.block(ip, new Date('2100-01-01')))
    return { id: ip }
  },
}
