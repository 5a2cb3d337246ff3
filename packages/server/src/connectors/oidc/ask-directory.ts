import { type Members, membersIn } from '../../members.ts'
import type { RedirectResponse } from '../redirect-connector.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'

const answerBytesMax = 1024 * 1024

interface Question {
  readonly url: string
  readonly accessToken: string
  /** The refusal for a response with another status than 200, or without a JSON object. */
  readonly refuse: (status: number) => UpstreamRefusal
}

/**
 * Reads a JSON object from the directory of an identity provider.
 *
 * @throws OutboundError if it does not respond
 */
export async function askDirectory(
  { tenantId, outbound }: Pick<RedirectResponse, 'tenantId' | 'outbound'>,
  { url, accessToken, refuse }: Question,
): Promise<{ readonly members: Members } | UpstreamRefusal> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${accessToken}`,
    'user-agent': 'Latchkey',
  }
  const { status, body } = await outbound.send({
    tenantId,
    url,
    method: 'GET',
    headers,
    answerBytesMax,
  })
  const members = status === 200 ? membersIn(body) : undefined
  return members ? { members } : refuse(status)
}
