import { describe, expect, test } from '@jest/globals'
import { type AbsentFamily, isAbsent, withAbsent } from './absent-operations.ts'

const document = {
  paths: { '/clients/{id}': { get: { operationId: 'getClient' } } },
  components: { securitySchemes: { oauth: { scopes: { 'read:rules': 'Read rules' } } } },
}
const listRules = { call: 'GET /rules', id: 'listRules', scopes: ['read:rules'] }
const family = (...operations: AbsentFamily['operations']): AbsentFamily => ({
  name: 'rules',
  title: 'Rules',
  description: 'Functions.',
  operations,
})

describe('withAbsent()', () => {
  test('adds marked operations to existing paths', () => {
    const deletion = { call: 'DELETE /clients/{client_id}', id: 'deleteClient', scopes: [] }
    const families = [family(listRules), { ...family(deletion), name: 'clients' }]
    const { paths } = withAbsent(document, families)
    expect(Object.keys(paths)).toEqual(['/clients/{id}', '/rules'])
    expect(Object.keys(paths['/clients/{id}'] ?? {})).toEqual(['get', 'delete'])
    expect(isAbsent(paths['/rules']?.get)).toBe(true)
    expect(isAbsent(paths['/clients/{id}']?.get)).toBe(false)
  })

  test.each([
    [{ ...listRules, call: 'GET /clients/{x}' }, 'it is implemented: remove it here'],
    [{ ...listRules, id: 'getClient' }, 'another operation is called getClient'],
    [{ ...listRules, call: 'GET /hooks' }, 'it belongs into hooks.yaml'],
    [{ ...listRules, scopes: ['read:all'] }, 'read:all is not in the catalogue of scopes'],
    [{ ...listRules, pages: 'checkpoint', page: 1 }, 'there is no member page'],
  ])('refuses %j', (operation, finding) => {
    const wrong = family(operation as typeof listRules)
    expect(() => withAbsent(document, [wrong])).toThrow(finding)
  })
})
