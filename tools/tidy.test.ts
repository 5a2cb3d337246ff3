import { describe, expect, test } from '@jest/globals'
import { type Repository, repositoryOf } from './repository.ts'
import { rules, tidy } from './tidy.ts'

type RuleName = keyof typeof rules

interface Case {
  readonly rule: RuleName
  readonly path?: string
  readonly bad: string
  readonly good: string
  readonly line?: number
}

const lines = (count: number, text = 'x()'): string => Array(count).fill(text).join('\n')
const functionOf = (count: number): string => `function f() {\n${lines(count - 2)}\n}`
/** Words that these files may not hold, put together where they are needed. */
const word = (...parts: string[]): string => parts.join('')

const cases: Record<string, Case> = {
  'a packed list': {
    rule: 'lists have a line for each member',
    bad: "x\nconst a = ['b', ...(['c'] as const)]",
    good: "x\nconst a = ['b', ...c]",
    line: 2,
  },
  'a packed object': {
    rule: 'lists have a line for each member',
    bad: 'const a = { ...{ b } }',
    good: 'const a = { ...b, ...(b && { c }) }',
  },
  'an object that is only spread': {
    rule: 'an object is written where it is spread',
    bad: 'function f() {\n  const a = { b, c }\n  return { ...a, d }\n}',
    good: 'function f() {\n  const a = { b, c }\n  return { ...a, d: a.b }\n}',
    line: 2,
  },
  'an object that is spread again and again': {
    rule: 'an object is written where it is spread',
    bad: 'function f() {\n  const a = { b } as const\n  return g({ ...a })\n}',
    good: 'function f() {\n  const a = { b }\n  return c.map((d) => ({ ...a, d }))\n}',
    line: 2,
  },
  'a variable of a module': {
    rule: 'modules keep no state',
    path: 'packages/server/src/main.ts',
    bad: 'x()\nlet a',
    good: 'x()\nconst a = 1',
    line: 2,
  },
  'a collection that a module fills': {
    rule: 'modules keep no state',
    path: 'packages/server/src/main.ts',
    bad: 'const a = new Map<string, string>()',
    good: 'const a = new Map([[b, c]])',
  },
  'a list that a module fills': {
    rule: 'modules keep no state',
    path: 'packages/server/src/main.ts',
    bad: 'const a: string[] = []',
    good: 'const a = new WeakMap<B, C>()',
  },
  'a long line': {
    rule: 'a line has at most 100 columns',
    bad: `x\n// ${'x'.repeat(98)}`,
    good: `x\n// ${'x'.repeat(97)}`,
    line: 2,
  },
  'a long line, but for its URL': {
    rule: 'a line has at most 100 columns',
    bad: `// ${'x '.repeat(50)}`,
    good: `// see https://example.com/${'x'.repeat(200)}`,
  },
  'a long table row': {
    rule: 'a line has at most 100 columns',
    path: 'README.md',
    bad: `# T\n${'x '.repeat(60)}`,
    good: `# T\n| ${'x '.repeat(60)} |`,
    line: 2,
  },
  'a long file': {
    rule: 'a file has at most 400 lines, and one of tests 500',
    bad: `${lines(401)}\n`,
    good: `${lines(400)}\n`,
    line: 401,
  },
  'a long file of tests': {
    rule: 'a file has at most 400 lines, and one of tests 500',
    path: 'tools/x.test.ts',
    bad: `${lines(501)}\n`,
    good: `${lines(500)}\n`,
    line: 501,
  },
  'packed arguments in a test': {
    rule: 'lists have a line for each member',
    path: 'tools/x.test.ts',
    bad: "f(...['b'])",
    good: "f(...['b'].map(g))",
  },
  'a long function': {
    rule: 'a function has at most 70 lines',
    bad: `\n${functionOf(71)}`,
    good: `\n${functionOf(70)}`,
    line: 2,
  },
  'a long function in a test file': {
    rule: 'a function has at most 70 lines',
    path: 'tools/x.test.ts',
    bad: functionOf(71),
    good: `describe('x', () => {\ntest.each([1])('%s', () => {\n${lines(80)}\n})\n})`,
  },
  'a default function': {
    rule: 'exports have names',
    bad: 'export default function f() {}',
    good: 'export function f() { switch (0) { default: } }',
  },
  'a default value': {
    rule: 'exports have names',
    bad: 'const a = 1\nexport default a',
    good: 'export const a = 1',
    line: 2,
  },
  'a value exported as default': {
    rule: 'exports have names',
    bad: 'const a = 1\nexport { a as default }',
    good: "export { default as a } from 'a'",
    line: 2,
  },
  'a cast to any': {
    rule: 'types are said',
    bad: word('const a = b as an', 'y'),
    good: "const any = b as unknown // any, 'as any'",
  },
  'an ignored error': {
    rule: 'the compiler is not silenced',
    bad: 'const a = 1\n// @ts-ignore\nconst b: string = a',
    good: "const a = '// @ts-ignore'",
    line: 2,
  },
  'an unchecked file': {
    rule: 'the compiler is not silenced',
    bad: '// @ts-nocheck\nconst a = 1',
    good: '// @ts-check\nconst a = 1',
  },
  'an expected error': {
    rule: 'the compiler is not silenced',
    bad: 'f(\n  // @ts-expect-error\n  1,\n)',
    good: 'f(\n  1,\n)',
    line: 2,
  },
  'a compared secret': {
    rule: 'secrets are compared in constant time',
    bad: 'const same = client.secretHash !== hashOf(given)',
    good: "const none = client.secretHash === undefined || secret === '' || one === other",
  },
  'a focused test': {
    rule: 'every test runs',
    path: 'tools/x.test.ts',
    bad: "import {} from 'x'\ntest.only('a', () => {})",
    good: "test('only', () => { element.only('a') })",
    line: 2,
  },
  'a skipped chapter': {
    rule: 'every test runs',
    path: 'tools/x.test.ts',
    bad: "describe.skip('a', () => {})",
    good: "// needs a browser\n;(hasBrowser ? describe : describe.skip)('a', () => {})",
  },
  'a skip without a reason': {
    rule: 'every test runs',
    path: 'tools/x.test.ts',
    bad: 'const onLinux = isLinux ? test : test.skip',
    good: '// only Linux has it\nconst onLinux = isLinux ? test : test.skip',
  },
  'a test still to be written': {
    rule: 'every test runs',
    path: 'tools/x.test.ts',
    bad: "test.todo('a')",
    good: "test('a', () => {})",
  },
  'a hook of a module that test files share': {
    rule: 'hooks are of the file that runs',
    path: 'packages/server/test/lanes.ts',
    bad: 'export let a\nbeforeAll(() => {})',
    good: 'export function useLanes() {\n  beforeAll(() => {})\n}',
    line: 2,
  },
  'a manager': {
    rule: 'a name says what it names',
    bad: 'interface TenantManager {}',
    good: 'interface ManagementClient {}',
  },
  'a service': {
    rule: 'a name says what it names',
    bad: 'class TokenService {}',
    good: 'const serviceProvider = 1, assertionConsumerService = 2',
  },
  'a function that handles': {
    rule: 'a name says what it names',
    bad: 'const handleRequest = () => {}',
    good: 'const handlers = 1, handler = 2, handle = 3',
  },
  'a method that handles': {
    rule: 'a name says what it names',
    bad: 'class A extends B { handleError() {} }',
    good: 'class A extends B { override handleError() {} }',
  },
  'a common thing': {
    rule: 'a name says what it names',
    bad: 'const commonOptions = 1',
    good: 'const commonName = 1, uncommon = 2, futile = 3',
  },
  'a document without a title': {
    rule: 'a document has one title',
    path: 'docs/x.md',
    bad: '## Second',
    good: '# First',
  },
  'a document with two titles': {
    rule: 'a document has one title',
    path: 'docs/x.md',
    bad: '# First\n\n# Second',
    good: '# First\n\n```sh\n# a comment\n```\n\n## Second',
    line: 3,
  },
  'a path that is gone': {
    rule: 'a path in a document exists',
    path: 'packages/server/README.md',
    bad: '# T\nRead `src/gone.ts`.',
    good: '# T\nRead `src/main.ts`, `packages/server/`, `packages/*/src`, `../sdk/src`.',
    line: 2,
  },
  'a path like any other': {
    rule: 'a path in a document exists',
    path: 'README.md',
    bad: '# T\n`packages/gone`',
    good: '# T\n`application/json`, `/packages/gone`, `packages/server/dist/x.js`, `@x/packages`',
    line: 2,
  },
  'a path of a machine': {
    rule: 'no path of one machine',
    bad: word('a\nread("/ro', 'ot/x")'),
    good: word('read("../wo', 'rk/x", "https://example.com/wo', 'rk/x", "./ho', 'me/x")'),
    line: 2,
  },
  "somebody's home": {
    rule: 'no path of one machine',
    path: 'README.md',
    bad: word('# T\n/ho', 'me/somebody/x'),
    good: word('# T\n/ho', 'me/<name>/x'),
    line: 2,
  },
  'work still to be done': {
    rule: 'no unfinished work',
    bad: word('// TO', 'DO later'),
    good: word('// to', 'do and TO', 'DOS'),
  },
}

const surroundings = {
  'package.json': '{ "scripts": { "x": "tsx tools/x.ts" } }',
  'packages/server/package.json': '{ "bin": { "latchkey": "./src/main.ts" } }',
  'packages/server/src/main.ts': 'export {}',
  'packages/sdk/src/index.ts': 'export {}',
}

function found(texts: Record<string, string>): { rule: string; path: string; line: number }[] {
  const repository: Repository = repositoryOf({ ...surroundings, ...texts }, /\/dist\//)
  return tidy(repository).filter(({ path }) => path in texts)
}

describe('each rule reports the bad example only', () => {
  test.each(Object.entries(cases))(
    '%s',
    (_, { rule, path = 'tools/x.ts', bad, good, line = 1 }) => {
      expect(found({ [path]: bad })).toEqual([expect.objectContaining({ rule, path, line })])
      expect(found({ [path]: good })).toEqual([])
    },
  )

  test('every rule has a case', () => {
    const covered = Object.values(cases).map(({ rule }) => rule)
    const elsewhere = [
      'a file is named for what is in it',
      'casts become fewer',
      'connectors alone name strategies',
      'every source file is used',
      'a decision has a number of its own',
    ]
    expect([...new Set([...covered, ...elsewhere])].sort()).toEqual(Object.keys(rules).sort())
  })
})

describe('a file is named for what is in it', () => {
  const rule = 'a file is named for what is in it'

  test.each([
    'packages/sdk/bench/utils.ts',
    'packages/sdk/bench/helpers/x.ts',
    'packages/sdk/bench/data.ts',
    'packages/sdk/bench/token-service.ts',
    'openapi/shared/common.yaml',
  ])('%s is not', (path) => {
    expect(found({ [path]: '' })).toEqual([expect.objectContaining({ rule, path, line: 1 })])
  })

  test.each([
    'packages/sdk/bench/database.ts',
    'packages/sdk/bench/data-folder.ts',
    'packages/sdk/bench/service-provider.ts',
    'openapi/management/info-pages/getInfoPage.yaml',
  ])('%s is', (path) => {
    expect(found({ [path]: '' })).toEqual([])
  })
})

describe('every source file is used', () => {
  const rule = 'every source file is used'
  const path = 'packages/sdk/src/lonely.ts'

  test('a file that only its test imports is unused', () => {
    const own = { 'packages/sdk/src/lonely.test.ts': "import './lonely.ts'" }
    expect(found({ [path]: '', ...own })).toEqual([expect.objectContaining({ rule, path })])
  })

  test.each([
    ['imported', 'packages/sdk/src/client.ts', "import './lonely.ts'\nimport './client.test.ts'"],
    ['started', 'packages/sdk/src/client.ts', "new URL('./lonely.ts', import.meta.url)"],
    ['exported', 'packages/sdk/package.json', '{ "exports": "./src/lonely.ts" }'],
    ['built', 'packages/sdk/package.json', '{ "bin": "./dist/lonely.js" }'],
    ['run', 'tools/x.ts', "run('packages/sdk/src/lonely.ts')"],
  ])('a file that is %s is used', (_, importer, text) => {
    const all = found({ [path]: '', [importer]: text })
    expect(all.filter((finding) => finding.path === path)).toEqual([])
  })
})

test('two decisions with one number are reported, at the later title', () => {
  const folder = 'packages/sdk/decisions'
  const files = { [`${folder}/001-a.md`]: '# A', [`${folder}/002-c.md`]: '# C' }
  expect(found(files)).toEqual([])
  const path = `${folder}/001-b.md`
  const rule = 'a decision has a number of its own'
  expect(found({ ...files, [path]: '# B' })).toEqual([expect.objectContaining({ rule, path })])
})

test('files written by tools are exempt', () => {
  const generated = `${functionOf(500)} // ${'x'.repeat(200)}`
  expect(found({ 'packages/contract/src/generated/types.ts': generated })).toEqual([])
})
