import { randomBytes } from 'node:crypto'
import { createExampleApp } from './example-app.ts'

const { LATCHKEY_URL = 'https://localhost:8443', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env
if (CLIENT_ID === '' || CLIENT_SECRET === '') {
  console.error('Set CLIENT_ID and CLIENT_SECRET: the README says how to make the client.')
  process.exit(1)
}
const port = Number(process.env.PORT ?? 3000)
const origin = `http://localhost:${port}`
createExampleApp({
  baseUrl: LATCHKEY_URL,
  origin,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  sessionSecret: process.env.SESSION_SECRET ?? randomBytes(32).toString('hex'),
}).listen(port, 'localhost', () => console.log(`Open ${origin}/`))
