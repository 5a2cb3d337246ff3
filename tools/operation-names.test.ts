import { describe, expect, test } from '@jest/globals'
import { resourcesOf } from './operation-names.ts'

const operation = (operationId: string, tag: string) => ({ operationId, tags: [tag] })

function namesIn(paths: Record<string, Record<string, object>>): Record<string, string> {
  const operations = resourcesOf({ paths } as never).flatMap(({ name, operations }) =>
    operations.map((each) => [each.key, `${name}.${each.name}`]),
  )
  return Object.fromEntries(operations)
}

describe('resourcesOf()', () => {
  test('removes the resource after the verb, in the singular and the plural', () => {
    const names = namesIn({
      '/network-acls': { get: operation('listNetworkAcls', 'network-acls') },
      '/network-acls/{id}': { put: operation('updateNetworkAcl', 'network-acls') },
      '/network-acls/{id}/statistics': {
        get: operation('getNetworkAclStatistics', 'network-acls'),
      },
      '/users-by-email': { get: operation('listUsersByEmail', 'users-by-email') },
    })
    expect(names).toEqual({
      'list(NetworkAcls)': 'networkAcls.list',
      'update(NetworkAcl)': 'networkAcls.update',
      'get(NetworkAcl)Statistics': 'networkAcls.getStatistics',
      'list(UsersByEmail)': 'usersByEmail.list',
    })
  })

  test('keeps the whole name if the resource is absent, part of a word, or used', () => {
    const names = namesIn({
      '/keys/signing': { get: operation('listSigningKeys', 'keys') },
      '/emails/log': { get: operation('getEmailsentLog', 'emails') },
      '/grants': { delete: operation('deleteGrants', 'grants') },
      '/grants/{id}': { delete: operation('deleteGrant', 'grants') },
    })
    expect(names).toEqual({
      listSigningKeys: 'keys.listSigningKeys',
      getEmailsentLog: 'emails.getEmailsentLog',
      'delete(Grant)': 'grants.delete',
      deleteGrants: 'grants.deleteGrants',
    })
  })

  test('refuses an operation whose tag does not begin its path', () => {
    const paths = { '/network-acls': { get: operation('listUsers', 'users') } }
    expect(() => namesIn(paths)).toThrow('listUsers: the tag "users"')
  })
})
