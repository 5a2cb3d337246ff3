import type { Handler } from '../handler.ts'

export const getRiskAssessmentSettings: Handler<'getRiskAssessmentSettings'> = async ({
  tenant,
}) => {
  const { riskAssessment } = await tenant.store.attackProtection.get()
  return { status: 200, body: { enabled: riskAssessment.enabled } }
}
