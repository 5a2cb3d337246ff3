import { expect, test } from '@jest/globals'
import { importsOf, targetOf, urlsOf } from './imports.ts'
import { fileOf } from './repository.ts'

const source = `import { a } from './a.ts'
import type { B } from './b.ts'
import { type C } from './c.ts'
import './d.ts'
export { e } from './e.ts'
export type { F } from './f.ts'
export * from 'g'
const h = await import('./h.ts')
type I = import('./i.ts').I
const j = require('j')
const k = import.meta.resolve('k')
const text = "import { l } from './l.ts'"
`

test('every form of import is found, and which of them are only types', () => {
  const found = importsOf(fileOf('src/x.ts', source))
  expect(found.map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
    '1 ./a.ts',
    '2 ./b.ts',
    '3 ./c.ts',
    '4 ./d.ts',
    '5 ./e.ts',
    '6 ./f.ts',
    '7 g',
    '8 ./h.ts',
    '9 ./i.ts',
    '10 j',
    '11 k',
  ])
  expect(found.filter(({ typeOnly }) => typeOnly).map(({ specifier }) => specifier)).toEqual([
    './b.ts',
    './f.ts',
    './i.ts',
  ])
})

test('a file that is not code imports nothing', () => {
  expect(importsOf(fileOf('README.md', source))).toEqual([])
})

test('files reached by URL are found', () => {
  const file = fileOf('src/x.ts', "new Worker(new URL('./worker.ts', import.meta.url))")
  expect(urlsOf(file)).toEqual(['./worker.ts'])
})

test('a relative specifier is a path in the repository, a package is not', () => {
  expect(targetOf('packages/a/src/x.ts', '../y.ts')).toBe('packages/a/y.ts')
  expect(targetOf('packages/a/src/x.ts', 'express')).toBeUndefined()
})
