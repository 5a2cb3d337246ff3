import { describe, expect, test } from '@jest/globals'
import { repositoryOf } from '../repository.ts'
import { castBudget } from './cast-budget.ts'
import { casts, compareCasts, countCasts } from './casts.ts'

const here = 'packages/a/src/one.ts'
const counted = (texts: Record<string, string>) =>
  Object.fromEntries(countCasts(repositoryOf(texts)))
const file = { lines: ['export const castBudget = {', "  'packages/a/src': 2,", '}'] }
const compared = (count: number) =>
  compareCasts(file, new Map([['packages/a/src', count]]), { 'packages/a/src': 2 })

describe('the budget of casts', () => {
  test('counts casts in sources, not constants, aliases or tests', () => {
    const text = `import { x as y } from './x.ts'
const a = 1 as unknown as string
const b = <number>a
const c = ['x'] as const
const d = { e: 1 } satisfies object`
    expect(counted({ [here]: text, 'packages/a/src/one.test.ts': text })).toEqual({
      'packages/a/src': 3,
    })
    expect(
      counted({ 'packages/a/test/x.ts': text, 'packages/a/src/generated/x.ts': text }),
    ).toEqual({})
  })

  test('reports one cast above the budget, and a budget that is too large', () => {
    expect(compared(2)).toEqual([])
    const more = 'Say types in place of casts in packages/a/src: it has 3, and may have 2.'
    expect(compared(3)).toEqual([{ line: 2, todo: more }])
    const fewer = 'Lower the number of packages/a/src to 1, as many as it has.'
    expect(compared(1)).toEqual([{ line: 2, todo: fewer }])
  })

  test('reports a folder with casts and no budget', () => {
    const repository = repositoryOf({ 'tools/tidy/cast-budget.ts': '', [here]: 'x as string' })
    const [budget] = repository.files.filter(({ path }) => path !== here)
    const found = budget ? casts(budget, repository) : []
    expect(found).toHaveLength(Object.keys(castBudget).length + 1)
    expect(found[0]?.todo).toContain('packages/a/src')
  })
})
