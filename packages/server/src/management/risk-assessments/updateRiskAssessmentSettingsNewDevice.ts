import type { Handler } from '../handler.ts'

export const updateRiskAssessmentSettingsNewDevice: Handler<
  'updateRiskAssessmentSettingsNewDevice'
> = async ({ write, body }) => {
  const { remember_for } = await write((store) => store.attackProtection.updateRiskAssessment(body))
  return { status: 200, body: { remember_for } }
}
