import type { Handler } from '../handler.ts'

export const getGuardianFactorPhoneTemplates: Handler<'getGuardianFactorPhoneTemplates'> = async ({
  tenant,
}) => {
  const { phone_templates: body = {} } = await tenant.store.guardian.get()
  return { status: 200, body }
}
