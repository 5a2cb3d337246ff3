/**
 * The least that a server must do to replace a network ACL: `node:http`, `JSON.parse`, and the same
 * three rows (the network ACL, its log entry, its event) by one prepared statement. No validation,
 * no authentication, no tenant, nobody who hears the event, and nothing of the row before.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const text = `
  with replaced as (
    update network_acls set description = $3, active = $4, priority = $5, rule = $6, updated_at = $7
     where tenant_id = $1 and id = $2 returning *),
  logged as (
    insert into logs (tenant_id, log_id, date, type, data)
    select $1, $8, $7, 'sapi', $9 from replaced),
  added as (
    insert into events (tenant_id, id, type, entity, time, data)
    select $1, $8, 'updated', $2, $7, $9 from replaced)
  select * from replaced`

createServer((req, res) => {
  if (req.method === 'GET') return void res.end()
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', async () => {
    const json = Buffer.concat(chunks).toString()
    const body = JSON.parse(json)
    const [, tenantId, id] = (req.url ?? '').split('/')
    const row = [tenantId, id, body.description, body.active, body.priority, body.rule, new Date()]
    const values = [...row, randomUUID(), json]
    const { rows } = await pool.query({ name: 'replace', text, values })
    res.writeHead(200, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(rows[0]))
  })
}).listen(Number(port), '127.0.0.1')
