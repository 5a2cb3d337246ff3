import { refusedBody } from '../../errors.ts'
import type { ConnectionOptions } from '../connector.ts'

export const isSecure = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:'

/**
 * Requires that each of these options, if it is set, is an https URL.
 *
 * @throws ApiError `invalid_body` that names the first invalid option
 */
export function requireSecure(
  options: ConnectionOptions,
  names: readonly (keyof ConnectionOptions)[],
): void {
  const insecure = names.find((name) => !isSecure(String(options[name] ?? 'https://absent')))
  if (insecure) throw refusedBody('The URL must use https', `options.${insecure}`)
}
