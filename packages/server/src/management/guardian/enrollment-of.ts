import type { Schema } from '@latchkey/contract'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'

/** An authentication method, shown as an enrollment, which has the id of its device. */
export function enrollmentOf(method: AuthenticationMethod): Schema<'GuardianEnrollment'> {
  const { id, name, email, phone_number, enrolled_at, last_auth_at } = method
  return {
    id: id.split('|').at(-1) ?? id,
    status: method.confirmed ? 'confirmed' : 'pending',
    ...(name !== undefined && { name }),
    ...(email !== undefined && { identifier: email }),
    ...(phone_number !== undefined && { phone_number }),
    ...(enrolled_at !== undefined && { enrolled_at }),
    ...(last_auth_at !== undefined && { last_auth: last_auth_at }),
  }
}
