import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

/** Profiles and access tickets of customers, and profiles of connections. */
export async function walkSelfService(client: ManagementClient) {
  const { selfServiceProfiles: profiles } = client
  for (const name of ['One', 'Two', 'Three']) await profiles.create({ name })
  const listed = await collect(await profiles.list({ per_page: 2 }))
  const id = listed[0]?.id ?? ''
  const branding = { logo_url: 'https://example.com/logo.svg', colors: { primary: '#0059d6' } }
  const updated = await profiles.update(id, { allowed_strategies: ['okta'], branding })
  const introduction = 'Welcome'
  const texts = await profiles.customText.set(id, 'en', 'get-started', { introduction })
  const readTexts = await profiles.customText.list(id, 'en', 'get-started')
  const { ticket = '' } = await profiles.ssoTicket.create(id, {
    connection_config: { name: 'walked' },
    ttl_sec: 60,
  })
  const shown = await fetch(ticket)
  await profiles.ssoTicket.revoke(id, new URL(ticket).searchParams.get('ticket') ?? '')
  const revoked = await fetch(ticket)
  for (const each of listed) await profiles.delete(each.id ?? '')
  return {
    listed: listed.map(({ name }) => name),
    updated,
    texts,
    readTexts,
    statuses: [shown.status, revoked.status],
    deleted: await failure(profiles.get(id)),
    connectionProfiles: await walkConnectionProfiles(client),
  }
}

async function walkConnectionProfiles({ connectionProfiles: profiles }: ManagementClient) {
  const { connection_profile_templates: [template] = [] } = await profiles.listTemplates()
  const { template: content } = await profiles.getTemplate(template?.id ?? '')
  const { enabled_features = [] } = content ?? {}
  const { id = '' } = await profiles.create({ name: 'One', enabled_features })
  await profiles.create({ name: 'Two' })
  const listed = await collect(await profiles.list({ take: 1 }))
  const updated = await profiles.update(id, { connection_name_prefix_template: 'c-{org_name}-' })
  for (const each of listed) await profiles.delete(each.id ?? '')
  return {
    listed: listed.map(({ name }) => name),
    updated,
    deleted: await failure(profiles.get(id)),
  }
}
