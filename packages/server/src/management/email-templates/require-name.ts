import { ApiError, refusedBody } from '../../errors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

type Name = Parameters<Tenant['store']['emailTemplates']['get']>[0]

/**
 * @throws ApiError `email_template_not_found`, then `invalid_body` if body and path have
 *   different names
 */
export async function requireName({ store }: Tenant, inPath: Name, inBody: Name): Promise<void> {
  if (inBody === inPath) return
  if (!(await store.emailTemplates.get(inPath))) throw new ApiError('email_template_not_found')
  throw refusedBody('`template` must be the template of the path', 'template')
}
