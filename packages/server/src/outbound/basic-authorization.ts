/** The value of `Authorization` for a user name and a password in UTF-8 (RFC 7617, section 2). */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
