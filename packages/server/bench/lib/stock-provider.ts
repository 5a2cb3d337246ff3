/**
 * oidc-provider as it comes, with its adapter in memory and one client, and its pages for
 * developers, which log in anybody. Arguments: the port and the redirect URI.
 */
import Provider, { type Configuration } from 'oidc-provider'

const [port = '', redirectUri = ''] = process.argv.slice(2)
const configuration: Configuration = {
  clients: [
    {
      client_id: 'books',
      client_secret: 'the secret of a benchmark',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  scopes: ['openid', 'profile', 'email'],
  claims: { profile: ['name', 'nickname'], email: ['email', 'email_verified'] },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: 'Ada', nickname: 'ada', email: sub, email_verified: true }),
  }),
}
const provider = new Provider(`http://127.0.0.1:${port}`, configuration)
provider.app.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())
