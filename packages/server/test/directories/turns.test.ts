/** Who synchronizes when: automatically, one process at a time, and after a crash. */
import { afterEach, expect, it } from '@jest/globals'
import { patient, type TestServer, until } from '@latchkey/testkit'
import pg from 'pg'
import {
  createDirectory,
  people,
  startDirectoryServer,
  type WorkspaceDouble,
} from './directory-server.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0)) await stop()
})

async function open(
  bounds: object = {},
): Promise<{ server: TestServer; workspace: WorkspaceDouble }> {
  const { stop, ...started } = await startDirectoryServer(bounds)
  opened.push(stop)
  return started
}

it('synchronizes by itself, again after the interval, until that is turned off', async () => {
  const { server, workspace } = await open({ directoryIntervalMs: 100 })
  workspace.users = people(2)
  const directory = await createDirectory(server, {}, { synchronize_automatically: true })
  await directory.ended()
  expect(await directory.users()).toHaveLength(2)
  workspace.users = people(3)
  const hasThree = async () => (await directory.users()).length === 3
  await until('the third user', hasThree, patient(10_000))
  expect((await directory.send('PATCH', '', { synchronize_automatically: false })).status).toBe(200)
  await until(
    'the end of the last synchronization',
    async () => (await directory.read()).last_synchronization_status === 'completed',
    patient(10_000),
  )
  workspace.seen = []
  const { last_synchronization_at: last } = await directory.read()
  // Another connection is synchronized meanwhile, which shows that the worker runs.
  const other = await createDirectory(server, { map_user_id_to_id: false })
  await other.synchronize()
  expect((await directory.read()).last_synchronization_at).toBe(last)
}, 120_000)

it('runs one synchronization of a connection at a time, and none after a deletion', async () => {
  const { server, workspace } = await open()
  workspace.users = people(4)
  const directory = await createDirectory(server)
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  workspace.fault = async ({ query }) => {
    if (query.get('pageToken') === 'page-2') await isReleased
    return undefined
  }
  expect((await directory.send('POST', '/synchronizations')).status).toBe(201)
  await until('the second page', async () => workspace.seen.length === 2, patient(10_000))
  const second = await directory.send('POST', '/synchronizations')
  expect(second.body).toMatchObject({
    statusCode: 409,
    errorCode: 'directory_synchronization_in_progress',
  })
  expect(await directory.read()).toMatchObject({ last_synchronization_status: 'in_progress' })
  expect((await directory.send('DELETE')).status).toBe(204)
  release()
  workspace.fault = () => undefined
  // A synchronization of another connection ends after that, with the same worker.
  const other = await createDirectory(server, { map_user_id_to_id: false })
  await other.synchronize()
  expect(await directory.users()).toHaveLength(2)
}, 120_000)

it('is continued by another claim if the process that held it is gone', async () => {
  const { server, workspace } = await open({ directoryLeaseMs: 4_000 })
  workspace.users = people(6)
  const directory = await createDirectory(server)
  let hanging = true
  workspace.fault = async ({ query }) => {
    // The process reads the third page and is never heard of again, until the lease has ended.
    if (query.get('pageToken') !== 'page-4' || !hanging) return undefined
    hanging = false
    await until(
      'another request for the page',
      async () =>
        workspace.seen.filter((each) => each.query.get('pageToken') === 'page-4').length > 1,
      patient(15_000),
    )
    return undefined
  }
  expect(await directory.synchronize()).toMatchObject({ last_synchronization_status: 'completed' })
  expect(await directory.users()).toHaveLength(6)
  const firsts = workspace.seen.filter(
    ({ path, query }) => path === '/users' && query.get('pageToken') === null,
  )
  expect(firsts).toHaveLength(1)
}, 120_000)

it('lets tenants take turns: one has at most half of what runs at a time', async () => {
  const { server, workspace } = await open()
  workspace.users = people(1)
  const connections = []
  for (let count = 0; count < 4; count += 1) {
    connections.push(await createDirectory(server, { map_user_id_to_id: count === 0 }))
  }
  let [atOnce, most] = [0, 0]
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  workspace.fault = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await isReleased
    atOnce -= 1
    return undefined
  }
  for (const each of connections) await each.send('POST', '/synchronizations')
  await until('two requests', async () => most === 2, patient(10_000))
  release()
  for (const each of connections) await each.ended()
  expect(most).toBe(2)
}, 120_000)

it('locks the connection before anything else, so that its deletion never deadlocks', async () => {
  const { server, workspace } = await open()
  workspace.users = people(2)
  const directory = await createDirectory(server)
  const another = new pg.Client({ connectionString: server.database.superuserUrl })
  await another.connect()
  try {
    await another.query('begin')
    await another.query('select from connections where id = $1 for update', [directory.id])
    expect((await directory.send('POST', '/synchronizations')).status).toBe(201)
    await until('the synchronization waits for the connection', async () => {
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return (await server.database.query(waiting)).rowCount === 1
    })
    const provisioning = `select from directory_provisionings
      where connection_id = $1 for update nowait`
    expect((await another.query(provisioning, [directory.id])).rowCount).toBe(1)
    await another.query('rollback')
  } finally {
    await another.end()
  }
  expect((await directory.ended()).last_synchronization_status).toBe('completed')
  expect(await directory.users()).toHaveLength(2)
}, 120_000)
