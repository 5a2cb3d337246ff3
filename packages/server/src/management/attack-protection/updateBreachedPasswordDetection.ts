import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'

const noList =
  'This server has no list of leaked passwords. Its operator configures one with ' +
  'LATCHKEY_LEAKED_PASSWORDS_URL'

export const updateBreachedPasswordDetection: Handler<'updateBreachedPasswordDetection'> = async ({
  write,
  body,
  looksForLeaks,
}) => {
  if (body.enabled && !looksForLeaks) throw refusedBody(noList, 'enabled')
  return {
    status: 200,
    body: await write((store) => store.attackProtection.updateBreachedPasswords(body)),
  }
}
