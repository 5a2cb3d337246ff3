import type { Pool } from 'undici'
import { type Application, pkce } from './application.ts'
import { Browser } from './browser.ts'

/** A party whose pages ask for a user name and a password. */
export interface LogInPlace {
  readonly pool: Pool
  /** The origin that browsers take it for. */
  readonly issuer: string
  readonly authorizePath: string
}

/** A visitor who sees the page to log in, and what sends it. */
export async function openLogInPage(
  { pool, issuer, authorizePath }: LogInPlace,
  app: Application,
): Promise<() => Promise<void>> {
  const browser = new Browser(pool, issuer)
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: 'openid',
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
  })
  const page = await browser.visit(`${authorizePath}?${query}`)
  return async () => {
    const { url } = await browser.submit(page, { username: app.email, password: app.password })
    if (!url.searchParams.has('code')) throw new Error(`Not logged in: ${url}`)
  }
}
