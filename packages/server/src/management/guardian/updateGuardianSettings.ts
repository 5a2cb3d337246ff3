import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateGuardianSettings: Handler<'updateGuardianSettings'> = async ({
  write,
  body,
}) => {
  const { mfa_session_inactivity_timeout: inactivity, mfa_session_overall_timeout: overall } = body
  if (inactivity > overall) {
    const reason = '`mfa_session_inactivity_timeout` must not exceed `mfa_session_overall_timeout`'
    throw refusedBody(reason, 'mfa_session_inactivity_timeout')
  }
  await write(({ guardian }) => guardian.update({ remembering: body }))
  return { status: 200, body }
}
