import { ApiError } from '../../errors.ts'
import type { TenantStore } from '../../store/tenants/tenants.ts'

/** @throws ApiError `user_not_found` */
export async function requireUser(
  { users }: Pick<TenantStore, 'users'>,
  userId: string,
): Promise<void> {
  if (!(await users.findKey(userId))) throw new ApiError('user_not_found')
}
