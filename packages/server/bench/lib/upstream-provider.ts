/**
 * oidc-provider over HTTPS as an identity provider, with its pages for developers, which log in
 * anybody. Arguments: the folder of a private CA, the port, the redirect URIs. It sends a
 * message once it listens.
 */
import { createServer } from 'node:https'
import Provider from 'oidc-provider'
import { openPrivateCa } from '../../src/listener/private-ca.ts'

const [folder = '', port = '', ...redirectUris] = process.argv.slice(2)
const ca = await openPrivateCa(folder, () => new Date())
const pem = await ca.pemFor('localhost')
const provider = new Provider(`https://localhost:${port}`, {
  clients: [
    {
      client_id: 'latchkey',
      client_secret: 'the secret of a benchmark',
      redirect_uris: redirectUris,
    },
  ],
  claims: { profile: ['name', 'nickname'], email: ['email', 'email_verified'] },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: 'Ada', nickname: 'ada', email: sub, email_verified: true }),
  }),
})
const serve = provider.callback()
createServer({ key: pem, cert: pem }, (req, res) => void serve(req, res)).listen(
  Number(port),
  '127.0.0.1',
  () => process.send?.('listening'),
)
process.on('disconnect', () => process.exit())
