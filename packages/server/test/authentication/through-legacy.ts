/**
 * Runs as a process: a program with the authentication client of the `auth0` package, the private
 * CA in NODE_EXTRA_CA_CERTS and a client. It prints its results as JSON.
 */
import { AuthenticationClient } from 'auth0/legacy'

const [domain = '', clientId = '', clientSecret = '', step = '', email = '', code = ''] =
  process.argv.slice(2)
const { database, oauth, passwordless } = new AuthenticationClient({
  domain,
  clientId,
  clientSecret,
})
const connection = 'Username-Password-Authentication'
const audience = 'https://books.example.com/'

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  async passwords() {
    const password = 'Correct-Horse-7-Battery'
    const signedUp = await database.signUp({ connection, email, password })
    const scope = 'openid offline_access read:books'
    const form = { username: email, realm: connection, audience, scope }
    const granted = await oauth.passwordGrant({ ...form, password })
    const { refresh_token = '' } = granted.data
    const refreshed = await oauth.refreshTokenGrant({ refresh_token })
    const next = refreshed.data.refresh_token ?? ''
    const revoked = await oauth.revokeRefreshToken({ token: next })
    const { error, error_description, statusCode } = await oauth
      .passwordGrant({ ...form, password: 'wrong' })
      .catch((thrown) => thrown)
    const isEnded = await oauth.refreshTokenGrant({ refresh_token: next }).catch(() => true)
    return {
      signedUp: signedUp.data,
      granted: granted.data,
      revoked: revoked.status,
      refused: { error, error_description, statusCode },
      isEnded: isEnded === true,
    }
  },
  async mail() {
    const { data } = await passwordless.sendEmail({ email, send: 'code' })
    return data ?? {}
  },
  async code() {
    const { data } = await passwordless.loginWithEmail({ email, code, scope: 'openid email' })
    return data
  },
}
process.stdout.write(JSON.stringify(await steps[step]?.()))
