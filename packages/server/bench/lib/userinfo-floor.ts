/**
 * The least that a userinfo endpoint must do: `node:http`, `crypto.verify` of the token, and one
 * SELECT of the user. Nothing of the claims is looked at but who it is. Arguments: the port, the
 * database, the tenant, and the key as a JWK.
 */
import { createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const [port, url, tenantId, jwk = ''] = process.argv.slice(2)
const key = createPublicKey({ key: JSON.parse(jwk), format: 'jwk' })
const pool = new pg.Pool({ connectionString: url, max: 10 })
const text = 'select * from users where tenant_id = $1 and user_id = $2'

createServer(async (req, res) => {
  const { authorization } = req.headers
  if (authorization === undefined) return void res.end()
  const [header = '', payload = '', signature = ''] = authorization.slice(7).split('.')
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) {
    return void res.writeHead(401).end()
  }
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const { rows } = await pool.query({ name: 'user', text, values: [tenantId, sub] })
  const { email, name, nickname } = rows[0]
  res.writeHead(200, { 'Content-Type': 'application/json' })
  res.end(JSON.stringify({ sub, email, name, nickname }))
}).listen(Number(port), '127.0.0.1')
