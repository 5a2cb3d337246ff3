import type { Handler } from '../handler.ts'

export const updateRiskAssessmentSettings: Handler<'updateRiskAssessmentSettings'> = async ({
  write,
  body,
}) => {
  const { enabled } = await write((store) => store.attackProtection.updateRiskAssessment(body))
  return { status: 200, body: { enabled } }
}
