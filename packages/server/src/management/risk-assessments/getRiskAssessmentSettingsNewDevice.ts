import type { Handler } from '../handler.ts'

export const getRiskAssessmentSettingsNewDevice: Handler<
  'getRiskAssessmentSettingsNewDevice'
> = async ({ tenant }) => {
  const { riskAssessment } = await tenant.store.attackProtection.get()
  return { status: 200, body: { remember_for: riskAssessment.remember_for } }
}
