import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

/** Groups that an identity provider writes by SCIM, and their roles. */
export async function walkGroups(client: ManagementClient, domain: string) {
  const { connections, groups, organizations, roles, users } = client
  const { id: connectionId = '' } = await connections.create({ name: 'grouped', strategy: 'ad' })
  await connections.scimConfiguration.create(connectionId, {})
  const { token } = await connections.scimConfiguration.tokens.create(connectionId, {})
  const provision = async (path: string, body: object): Promise<string> => {
    const url = `https://${domain}/scim/v2/connections/${connectionId}/${path}`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()).id
  }
  const userId = await provision('Users', { userName: 'walker', externalId: 'walker' })
  const members = [{ value: userId }]
  const id = await provision('Groups', { displayName: 'Walkers', externalId: 'w', members })
  await provision('Groups', { displayName: 'Runners' })
  const role = await roles.create({ name: 'Path finder' })
  const roleId = role.id ?? ''
  const listed = await collect(await groups.list({ take: 1 }))
  await groups.roles.create(id, { roles: [roleId] })
  const ofGroup = await collect(await groups.roles.list(id))
  const effective = await collect(await users.effectiveRoles.list(userId))
  const sources = await collect(
    await users.effectiveRoles.sources.groups.list(userId, { role_id: roleId }),
  )
  await roles.groups.delete(roleId, { groups: [id] })
  const left = await collect(await users.effectiveRoles.list(userId))
  const { id: organizationId = '' } = await organizations.create({ name: 'grouped' })
  await organizations.enabledConnections.add(organizationId, { connection_id: connectionId })
  await organizations.groups.roles.create(organizationId, id, { roles: [roleId] })
  const inOrganization = await collect(await organizations.groups.list(organizationId, { take: 1 }))
  const rolesThere = await collect(await organizations.groups.roles.list(organizationId, id))
  const found = {
    read: await groups.get(id),
    members: await collect(await groups.members.get(id)),
    ofUser: await collect(await users.groups.get(userId)),
  }
  await groups.delete(id)
  const deleted = await failure(groups.get(id))
  await organizations.delete(organizationId)
  await roles.delete(roleId)
  await connections.delete(connectionId)
  return {
    ...found,
    userId,
    listed: listed.map(({ name }) => name),
    ofGroup: ofGroup.map(({ name }) => name),
    effective,
    sources: sources.map(({ name }) => name),
    left,
    inOrganization: inOrganization.map(({ name }) => name),
    rolesThere: rolesThere.map(({ name }) => name),
    deleted,
  }
}
