import type { Handler } from '../handler.ts'

export const createOrganizationDiscoveryDomain: Handler<
  'createOrganizationDiscoveryDomain'
> = async (call) => {
  const { write, path, body } = call
  return {
    status: 201,
    body: await write((store) => store.organizationDiscoveryDomains.create(path.id, body)),
  }
}
