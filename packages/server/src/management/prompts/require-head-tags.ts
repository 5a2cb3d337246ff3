import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { headTagComplaint } from '../../record-rules/prompt-head-tags.ts'

/** @throws ApiError `invalid_body` for a head tag that cannot be shown */
export function requireHeadTags(
  tags: readonly Schema<'PromptHeadTag'>[] | null | undefined,
  path = '',
): void {
  for (const [index, tag] of (tags ?? []).entries()) {
    const complaint = headTagComplaint(tag)
    if (complaint !== undefined) throw refusedBody(complaint, `${path}head_tags[${index}]`)
  }
}
