import { refusedBody } from '../errors.ts'

/**
 * Refuses a URL with credentials, because URLs are returned and logged.
 *
 * @param path the member with the URL, for the message
 * @throws ApiError `invalid_body`
 */
export function requireNoUserInUrl(url: string | undefined, path: string): void {
  if (url === undefined) return
  const { username, password } = new URL(url)
  if (username || password) throw refusedBody('The URL must not have a user name or password', path)
}
