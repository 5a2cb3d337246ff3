import { describe, expect, test } from '@jest/globals'
import { checkReadmes, stepFiles } from './check-readmes.ts'
import { repositoryOf } from './repository.ts'

const server = `
import { requestId } from './door/request-id.ts'
import { answerErrors, notFound } from './door/answer-errors.ts'
import { gate } from './door/network-acl.ts'
import { findCertificate } from './door/certificate.ts'
import { serve } from './authentication/router.ts'
import { managementPath } from './management/validate.ts'
export function createServer() {
  const certificate = findCertificate({})
  app.use(requestId(log))
  app.use(managementPath, gate(() => 'management'), certificate)
  app.use(gate(origin), serve({}))
  app.use(notFound, answerErrors)
}
`
const steps = ['request-id', 'network-acl', 'certificate', 'answer-errors']
const row = (name: string) => `| ${name} | \`src/door/${name}.ts\` | |`

const texts = {
  'README.md': '# T\n\n**Benchmarks** are `token`,\n`start`.\n\nSet `LATCHKEY_PORT`.\n',
  'packages/server/README.md': ['# T', ...steps.map(row), '| `LATCHKEY_PORT` | a port | 1 |'].join(
    '\n',
  ),
  'packages/server/src/server.ts': server,
  'packages/server/src/config/env.ts': "  LATCHKEY_PORT: variable(\n    'a port',\n  ),",
}
const benches = new Map([
  ['token', 'token.ts'],
  ['start', 'start.ts'],
])

const findings = (changed: Partial<typeof texts>, available = benches) =>
  checkReadmes(repositoryOf({ ...texts, ...changed }), available).map(({ todo }) => todo)

test('stepFiles() follows imports and constants, without the other API', () => {
  expect(stepFiles(server)).toEqual(steps.map((name) => `src/door/${name}.ts`))
})

describe('checkReadmes()', () => {
  test('reports nothing for READMEs that match the code', () => {
    expect(findings({})).toEqual([])
  })

  test.each([
    ['LATCHKEY_PORT', 'LATCHKEY_HOST', 'Add LATCHKEY_PORT to the table of variables.'],
    ['LATCHKEY_PORT', 'LATCHKEY_HOST', 'No variable LATCHKEY_HOST is read.'],
    ['certificate', 'nothing', /names src\/door\/nothing\.ts; .* is src\/door\/certificate\.ts/],
    [row('answer-errors'), '', /^The table ends; the next step .* src\/door\/answer-errors\.ts/],
  ])('reports a table in which %s became %s', (from, to, todo) => {
    const readme = texts['packages/server/README.md'].replaceAll(from, to)
    const expected = typeof todo === 'string' ? todo : expect.stringMatching(todo)
    expect(findings({ 'packages/server/README.md': readme })).toContainEqual(expected)
  })

  test('reports a variable that is used or documented, and not declared', () => {
    const readme = texts['README.md'].replace('LATCHKEY_PORT', 'LATCHKEY_PROT')
    expect(findings({ 'README.md': readme })).toEqual([
      'LATCHKEY_PROT is not declared in packages/server/src/config/env.ts.',
    ])
  })

  test('reports a missing benchmark, and an unlisted one', () => {
    expect(findings({}, new Map([['token', 'token.ts']]))).toEqual(['There is no benchmark start.'])
    expect(findings({}, new Map([...benches, ['login', 'login.ts']]))).toEqual([
      'Name the benchmark login.',
    ])
  })
})
