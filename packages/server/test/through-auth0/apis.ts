import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkApis(client: ManagementClient, clientId: string) {
  const { resourceServers: apis, clientGrants: grants } = client
  const scopes = [{ value: 'read:walks' }, { value: 'update:walks' }]
  const identifiers = ['one', 'two', 'three'].map((name) => `https://${name}.example.com/`)
  for (const identifier of identifiers) await apis.create({ identifier, scopes })
  const listed = await collect(await apis.list({ per_page: 2 }))
  const found = await collect(await apis.list({ identifiers: identifiers.slice(1) }))
  const audience = identifiers[0] ?? ''
  const updated = await apis.update(found[0]?.id ?? '', { name: 'Two', token_lifetime: 60 })
  const read = await apis.get(audience)
  const taken = await failure(apis.create({ identifier: audience }))
  const granted = []
  for (const each of identifiers) {
    granted.push(
      await grants.create({ client_id: clientId, audience: each, scope: ['read:walks'] }),
    )
  }
  const ownGrants = await collect(await grants.list({ client_id: clientId, take: 2 }))
  const grantId = granted[0]?.id ?? ''
  const widened = await grants.update(grantId, { allow_all_scopes: true })
  const narrowed = await apis.update(audience, { scopes: scopes.slice(1) })
  const readGrant = await grants.get(grantId)
  for (const { id } of granted) await grants.delete(id ?? '')
  for (const each of identifiers) await apis.delete(each)
  return {
    listed: listed.map(({ identifier }) => identifier),
    found: found.map(({ identifier }) => identifier),
    updated,
    read,
    taken,
    grants: ownGrants.map(({ audience: each }) => each),
    widened,
    narrowed: narrowed.scopes,
    readGrant,
    goneGrant: await failure(grants.get(grantId)),
    deleted: await failure(apis.get(audience)),
  }
}
