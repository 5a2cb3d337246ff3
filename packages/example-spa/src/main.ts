import { createExampleServer } from './example-server.ts'

const { LATCHKEY_URL = 'https://localhost:8443', CLIENT_ID = '', AUDIENCE = '' } = process.env
if (CLIENT_ID === '' || AUDIENCE === '') {
  console.error('Set CLIENT_ID and AUDIENCE: the README says how to make both.')
  process.exit(1)
}
const port = Number(process.env.PORT ?? 3000)
const settings = { baseUrl: LATCHKEY_URL, clientId: CLIENT_ID, audience: AUDIENCE }
const server = await createExampleServer(settings)
server.listen(port, 'localhost', () => console.log(`Open http://localhost:${port}/`))
