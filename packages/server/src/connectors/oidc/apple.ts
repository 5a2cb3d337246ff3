import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import { type Members, memberOf } from '../../members.ts'
import type { ProviderCall } from '../redirect-connector.ts'

const secretLifetimeSeconds = 5 * 60

/**
 * Authenticates at Apple with a client secret that is a JWT, valid for five minutes and signed with
 * the private key of the team (`app_secret`, PKCS #8, ES256).
 */
export function authenticateAtApple(request: ProviderCall): ClientAuth {
  const { connection, secrets, now } = request
  const { client_id = '', team_id = '', kid = '' } = connection.options
  return async (_server, _client, body) => {
    const key = await importPKCS8(secrets.app_secret ?? '', 'ES256')
    const seconds = Math.floor(now().getTime() / 1000)
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(team_id)
      .setSubject(client_id)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + secretLifetimeSeconds)
      .sign(key)
    body.set('client_id', client_id)
    body.set('client_secret', secret)
  }
}

/**
 * The name of the user, which Apple returns to the browser or the app only with the first response:
 * `{ "name": { "firstName": …, "lastName": … } }`.
 */
export function appleAttributes(user: Members | undefined): Members {
  const name = memberOf(user, 'name')
  const [given_name, family_name] = ['firstName', 'lastName'].map((each) => memberOf(name, each))
  const whole = [given_name, family_name].filter((each) => typeof each === 'string').join(' ')
  return { given_name, family_name, ...(whole !== '' && { name: whole }) }
}
