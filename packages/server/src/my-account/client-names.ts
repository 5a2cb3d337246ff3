import type { Tenant } from '../tenancy/tenancy.ts'

/** The names of clients by id; the id for a client that was deleted. */
export async function clientNames(
  { clients }: Tenant,
  clientIds: readonly string[],
): Promise<(clientId: string) => string> {
  const ids = [...new Set(clientIds)]
  const found = await Promise.all(ids.map((id) => clients.find(id)))
  const names = new Map(ids.map((id, at) => [id, found[at]?.name ?? id]))
  return (id) => names.get(id) ?? id
}
