import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, post } from './resource.ts'

/** A body with a permission of a new API. */
export async function makePermissions(tenant: TestTenant) {
  const identifier = `https://fixture-${nextNumber()}.example.com/`
  const scopes = [{ value: 'read:invoices', description: 'Read invoices' }]
  await post(tenant, '/resource-servers', { name: 'Invoices', identifier, scopes })
  const permission = { resource_server_identifier: identifier, permission_name: 'read:invoices' }
  return { permissions: [permission] }
}

/** The same, assigned to a role or user, so that it can be removed. */
export async function givenPermissions(tenant: TestTenant, holder: string) {
  const body = await makePermissions(tenant)
  await post(tenant, `${holder}/permissions`, body)
  return body
}
