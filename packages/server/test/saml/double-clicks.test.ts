import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type TestServer,
} from '@latchkey/testkit'
import { createUser, password } from '../authentication/application.ts'
import { holdLock, idHashOf } from '../authentication/hold-lock.ts'
import {
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
} from './service-providers.ts'

let server: SharedServer
let app: SamlApplication
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant)
  userId = await createUser(server.tenant, 'ada@example.com')
})
afterAll(() => server.stop())

const recordOf = `select from oidc_records where model = 'SamlLogin' and id_hash = $1 for update`

it('a form that is submitted twice leads to the service provider', async () => {
  let heldId: string | undefined
  const answers: Awaited<ReturnType<TestServer['fetch']>>[] = []
  const fetch: TestServer['fetch'] = async (url, init) => {
    if (init?.method !== 'POST' || heldId === undefined) return server.fetch(url, init)
    const lock = await holdLock(server.database, recordOf, [idHashOf(heldId)])
    const first = server.fetch(url, init)
    await lock.waiting(1)
    const second = server.fetch(url, init)
    await lock.waiting(2)
    await lock.release()
    answers.push(await first)
    return second
  }
  const provider = nodeSaml(app)
  const visitor = createVisitor({ tenant: server.tenant, fetch })
  const page = await visitor.visit(await provider.getAuthorizeUrlAsync('rs', '', {}))
  heldId = page.url.pathname.split('/')[2]
  const posted = postedBy(await visitor.submit(page, { username: 'ada@example.com', password }))
  expect(answers.map(({ status }) => status)).toEqual([200])
  expect(posted.fields.RelayState).toBe('rs')
  const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
  expect(profile?.nameID).toBe(userId)
})
