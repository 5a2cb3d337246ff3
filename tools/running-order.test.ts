import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRunningOrder, longest } from './running-order.ts'

const order = (...files: readonly string[]) =>
  inRunningOrder(files, {
    pathOf: (file) => file,
    isSlow: (path) => path.startsWith('slow'),
  })

test('the files that take longest exist', () => {
  expect(longest.filter((path) => !existsSync(path))).toEqual([])
})

test('the files that take longest begin first, in the order of the list', () => {
  const [first = '', second = ''] = longest
  expect(order('a', second, 'slow', first)).toEqual([first, second, 'slow', 'a'])
})

test('slow files begin evenly among the others, and each file begins once', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'slow 1', 'slow 2']
  expect(order(...files)).toEqual(['a', 'slow 1', 'b', 'c', 'd', 'slow 2', 'e', 'f'])
  expect(order('slow 1')).toEqual(['slow 1'])
  expect(order()).toEqual([])
})
