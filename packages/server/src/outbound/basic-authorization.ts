/** The value of `Authorization` for a user name and password (RFC 7617, section 2), in UTF-8. */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
