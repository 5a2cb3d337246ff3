import type { Schema } from '@latchkey/contract'
import { maskedNumber } from '../../phone-messages/masked-number.ts'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * An authentication method, shown as an enrollment, which has the id of its device. Its phone
 * number is masked, unless the tenant has switched that off.
 */
export function enrollmentOf(
  method: AuthenticationMethod,
  { settings }: Pick<Tenant, 'settings'>,
): Schema<'GuardianEnrollment'> {
  const isWhole = settings.flags?.disable_management_api_sms_obfuscation === true
  const { id, name, email, phone_number, enrolled_at, last_auth_at } = method
  return {
    id: id.split('|').at(-1) ?? id,
    status: method.confirmed ? 'confirmed' : 'pending',
    ...(name !== undefined && { name }),
    ...(email !== undefined && { identifier: email }),
    ...(phone_number !== undefined && {
      phone_number: isWhole ? phone_number : maskedNumber(phone_number),
    }),
    ...(enrolled_at !== undefined && { enrolled_at }),
    ...(last_auth_at !== undefined && { last_auth: last_auth_at }),
  }
}
