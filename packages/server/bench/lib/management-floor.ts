/**
 * The least that a server must do to replace a network ACL: `node:http`, `JSON.parse`, and one
 * prepared UPDATE of the same rows. No validation, no authentication, no tenant.
 */
import { createServer } from 'node:http'
import pg from 'pg'

const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const text = `update network_acls set description = $3, active = $4, priority = $5, rule = $6,
  updated_at = $7 where tenant_id = $1 and id = $2 returning *`

createServer((req, res) => {
  if (req.method === 'GET') return void res.end()
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const [, tenantId, id] = (req.url ?? '').split('/')
    const { rows } = await pool.query({
      name: 'replace',
      text,
      values: [tenantId, id, body.description, body.active, body.priority, body.rule, new Date()],
    })
    res.writeHead(200, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(rows[0]))
  })
}).listen(Number(port), '127.0.0.1')
