import { expect, test } from '@jest/globals'
import { findImportCircles } from './import-circles.ts'
import { repositoryOf } from './repository.ts'

const todosOf = (files: Record<string, string>) =>
  findImportCircles(repositoryOf(files)).map(({ todo }) => todo)

test('an indirect circle of imports is one finding that names all of its files', () => {
  const todos = todosOf({
    'tools/a.ts': "import './b.ts'",
    'tools/b.ts': "import type { C } from './c.ts'",
    'tools/c.ts': "import './a.ts'\nimport './d.ts'",
    'tools/d.ts': '',
  })
  expect(todos).toEqual([expect.stringContaining('tools/a.ts, tools/b.ts, tools/c.ts.')])
})

test('two circles are two findings', () => {
  const todos = todosOf({
    'tools/a.ts': "import './b.ts'",
    'tools/b.ts': "import './a.ts'\nimport './c.ts'",
    'tools/c.ts': "import './d.ts'",
    'tools/d.ts': "import './c.ts'",
  })
  expect(todos).toHaveLength(2)
})

test('a file that two others import is not a circle', () => {
  const todos = todosOf({
    'tools/a.ts': "import './b.ts'\nimport './c.ts'",
    'tools/b.ts': "import './c.ts'",
    'tools/c.ts': '',
  })
  expect(todos).toEqual([])
})

test('a test may import files that import it', () => {
  const files = { 'tools/a.test.ts': "import './b.ts'", 'tools/b.ts': "import './a.test.ts'" }
  expect(todosOf(files)).toEqual([])
})
