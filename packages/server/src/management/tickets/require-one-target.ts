import { refusedBody } from '../../errors.ts'

interface Targets {
  readonly result_url?: string
  readonly client_id?: string
  readonly organization_id?: string
}

/**
 * Refuses a ticket whose link at the end would have two targets.
 *
 * @throws ApiError `invalid_body`
 */
export function requireOneTarget({ result_url, client_id, organization_id }: Targets): void {
  if (result_url === undefined) return
  for (const [name, value] of Object.entries({ client_id, organization_id })) {
    if (value === undefined) continue
    throw refusedBody(`\`result_url\` and \`${name}\` are mutually exclusive`, 'result_url')
  }
}
