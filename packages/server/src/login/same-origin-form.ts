import type { Request } from 'express'
import { ApiError } from '../errors.ts'

/**
 * Refuses a form that a page of another origin has submitted (cross-site request forgery; Fetch
 * Metadata, `Sec-Fetch-Site`).
 *
 * @throws ApiError `cross_origin_form`
 */
export function refuseForeignForm({ method, headers, tenant }: Request): void {
  if (method !== 'POST') return
  const { origin, 'sec-fetch-site': site } = headers
  const isOurs = origin === undefined || origin === new URL(tenant.issuer).origin
  if (!isOurs || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
    throw new ApiError('cross_origin_form')
  }
}

/** The fields of a submitted form; of a repeated field, the first value. */
export const formOf = (req: Request) => req.sent.parameters()
