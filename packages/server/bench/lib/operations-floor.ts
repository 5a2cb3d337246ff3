/**
 * The least that a server must do for an operation of each kind, by `node:http`, `JSON.parse` and
 * prepared statements: `/get` selects one row by its key, `/list` as many as are asked for, and
 * `/write` leaves a row, its log entry and its event in one transaction. No validation, no
 * authentication, no tenant. Rows have as many bytes as the answer of the operation.
 *
 * Arguments: port, URL of the database, id of a tenant.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const rowsMax = 200
const [port, url, tenantId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })

await pool.query('create table if not exists floor_rows (id int primary key, data json)')
const fill =
  'insert into floor_rows select n, $1 from generate_series(1, $2::int) n on conflict do nothing'
await pool.query(fill, ['{}', rowsMax])

/** All rows have this many bytes, until another operation asks for others. */
let rowBytes = 0
async function sized(bytes: number): Promise<void> {
  if (bytes === rowBytes) return
  rowBytes = bytes
  const data = JSON.stringify({ data: 'x'.repeat(Math.max(0, bytes - 11)) })
  await pool.query('update floor_rows set data = $1', [data])
}

async function list(rows: number) {
  const text = 'select data from floor_rows where id <= $1 order by id'
  return (await pool.query({ name: 'list', text, values: [rows] })).rows
}

async function write(json: string) {
  const body = json === '' ? {} : JSON.parse(json)
  const at = new Date()
  const data = JSON.stringify({ data: body })
  const client = await pool.connect()
  try {
    await client.query({ name: 'begin', text: 'begin' })
    const text = 'update floor_rows set data = $2 where id = $1 returning data'
    const id = 1 + Math.floor(Math.random() * rowsMax)
    const { rows } = await client.query({ name: 'row', text, values: [id, data] })
    await client.query({
      name: 'log',
      text: `insert into logs (tenant_id, log_id, date, type, data) values ($1, $2, $3, 'sapi', $4)`,
      values: [tenantId, randomUUID(), at, data],
    })
    await client.query({
      name: 'event',
      text: `insert into events (tenant_id, id, type, entity, time, data)
             values ($1, $2, 'updated', 'floor', $3, $4)`,
      values: [tenantId, randomUUID(), at, data],
    })
    await client.query({ name: 'commit', text: 'commit' })
    return rows[0].data
  } finally {
    client.release()
  }
}

createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', async () => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost')
    const rows = Number(searchParams.get('rows') ?? 1)
    if (pathname === '/size') await sized(Number(searchParams.get('bytes')))
    const answer =
      pathname === '/write' ? await write(Buffer.concat(chunks).toString()) : await list(rows)
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(answer))
  })
}).listen(Number(port), '127.0.0.1')
