/**
 * The least that a token endpoint must do: `node:http` and one RS256 signature of the same claims.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'

const [port] = process.argv.slice(2)
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const header = encode({ alg: 'RS256', typ: 'JWT', kid: 'fP8pEHmHyGfHSqM6BpEt6' })

createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const asked = new URLSearchParams(Buffer.concat(chunks).toString())
    const iat = Math.floor(Date.now() / 1000)
    const azp = asked.get('client_id') ?? ''
    const scope = asked.get('scope') ?? ''
    const claims = {
      iss: 'https://localhost:8443/',
      sub: `${azp}@clients`,
      aud: 'https://localhost:8443/api/v2/',
      iat,
      exp: iat + 86_400,
      scope,
      gty: 'client-credentials',
      azp,
    }
    const signed = `${header}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url')
    res.writeHead(200, { 'Content-Type': 'application/json' })
    const access_token = `${signed}.${signature}`
    res.end(JSON.stringify({ access_token, expires_in: 86_400, scope, token_type: 'Bearer' }))
  })
}).listen(Number(port), '127.0.0.1')

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
