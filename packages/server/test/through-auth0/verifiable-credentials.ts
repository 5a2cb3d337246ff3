import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

const presentation = { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true } } }

export async function walkTemplates(client: ManagementClient) {
  const { templates: all } = client.verifiableCredentials.verification
  const definition = {
    type: 'mdl',
    dialect: 'simplified/1.0',
    presentation,
    well_known_trusted_issuers: 'aamva',
  }
  for (const name of ['One', 'Two', 'Three']) await all.create({ name, ...definition })
  const listed = await collect(await all.list({ take: 2 }))
  const id = listed[0]?.id ?? ''
  const patched = await all.update(id, { name: 'Renamed' })
  const untouched = await all.update(id, {})
  for (const each of listed) await all.delete(each.id ?? '')
  return { listed: listed.length, patched, untouched, deleted: await failure(all.get(id)) }
}
