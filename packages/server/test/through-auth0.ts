/**
 * Run as a process of its own: what somebody's program does who has the `auth0` package, the
 * private CA in NODE_EXTRA_CA_CERTS and a client. It prints what it saw, as JSON.
 */
import { ManagementClient } from 'auth0'

const [domain = '', clientId = '', clientSecret = ''] = process.argv.slice(2)
const client = new ManagementClient({ domain, clientId, clientSecret })

/** Sent by its users and not in the types of the package. */
const secret = { password: 'secret' }
const presentation = { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true } } }

async function collect<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of pages) items.push(item)
  return items
}

async function failure(work: PromiseLike<unknown>) {
  try {
    await work
    return undefined
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: number; body?: unknown }
    return { statusCode, body }
  }
}

async function networkAcls() {
  const { networkAcls: acls } = client
  const rule = { action: { block: true as const }, scope: 'tenant' as const, match: { asns: [1] } }
  for (let priority = 1; priority <= 5; priority += 1) {
    await acls.create({ description: `ACL ${priority}`, active: true, priority, rule })
  }
  const listed = await collect(await acls.list({ per_page: 2 }))
  const [first, second] = listed
  const id = first?.id ?? ''
  const replaced = await acls.set(id, { description: 'Replaced', active: false, priority: 1, rule })
  const patched = await acls.update(second?.id ?? '', { active: false })
  const read = await acls.get(id)
  const taken = await failure(acls.create({ description: '', active: true, priority: 1, rule }))
  for (const each of listed) await acls.delete(each.id ?? '')
  const gone = await failure(acls.get(id))
  return { listed: listed.length, replaced, patched, read, taken, gone }
}

async function templates() {
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
  return { listed: listed.length, patched, untouched, gone: await failure(all.get(id)) }
}

async function eventStreams() {
  const { eventStreams: streams } = client
  for (const name of ['One', 'Two', 'Three']) {
    await streams.create({
      name,
      subscriptions: [{ event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://hooks.example.com/',
          webhook_authorization: { method: 'basic', username: 'user', ...secret },
        },
      },
    })
  }
  const listed = await collect(await streams.list({ take: 2 }))
  const id = listed[0]?.id ?? ''
  const patched = await streams.update(id, { status: 'disabled' })
  for (const each of listed) await streams.delete(each.id ?? '')
  const again = await failure(streams.delete(id))
  return { listed: listed.length, patched, again, gone: await failure(streams.get(id)) }
}

const seen = {
  networkAcls: await networkAcls(),
  templates: await templates(),
  eventStreams: await eventStreams(),
}
process.stdout.write(JSON.stringify(seen))
