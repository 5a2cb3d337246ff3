import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { root } from '../pnpm.mjs'
import { repositoryOf } from '../repository.ts'
import { strategies } from './strategies.ts'

const contract = 'openapi/management/connections/ConnectionStrategy.yaml'
const enumeration = readFileSync(join(root, contract), 'utf8')
const here = 'packages/server/src/login/a.ts'

function linesOf(text: string, path = here): readonly number[] {
  const repository = repositoryOf({ [contract]: enumeration, [path]: text })
  return repository.files.flatMap((file) => strategies(file, repository).map(({ line }) => line))
}

describe('names of strategies', () => {
  test.each([
    ["if (strategy === 'auth0') a()"],
    ['const id = `samlp`'],
    ["const marks = { 'google-oauth2': 'G' }"],
    ["if (connection.strategy !== 'email') a()"],
    ["const isOurs = 'sms' === provider"],
  ])('are found outside of connectors: %s', (text) => {
    expect(linesOf(`x()\n${text}`)).toEqual([2])
  })

  test.each([
    ["if (channel === 'email') a()"],
    ["const types = ['password', 'email']"],
    ["const path = '/samlp/metadata'"],
  ])('are other words elsewhere: %s', (text) => {
    expect(linesOf(text)).toEqual([])
  })

  test('may stand in connectors, in tests, and in other packages', () => {
    const text = "const strategy = 'samlp'"
    expect(linesOf(text)).toEqual([1])
    for (const path of [
      'packages/server/src/connectors/saml/a.ts',
      'packages/server/src/login/a.test.ts',
      'packages/sdk/src/a.ts',
    ]) {
      expect(linesOf(text, path)).toEqual([])
    }
  })
})
