import type { Resource } from './resource.ts'

/** The latest entry: that of the creation of the tenant always exists. */
export const logs: Resource = {
  unknown: { id: '9002020010100000000000000000000000000000000000000000000' },
  make: async (tenant) => {
    await tenant.write((store) => store.logs.append({ type: 'slo' }))
    const { body } = await tenant.request('GET', '/api/v2/logs?per_page=1')
    return { id: body[0].log_id }
  },
}
