import type { Request } from 'express'
import { readSent } from '../form-body.ts'

/**
 * The parameters of a body: a form, or JSON.
 *
 * @throws ApiError `unsupported_media_type`, `invalid_body`
 */
export const sentBy = ({ body, headers, operation }: Request): URLSearchParams =>
  readSent(body, headers['content-type'], operation?.mediaTypes ?? []).parameters()
