import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { receiverPem } from '@latchkey/testkit'
import { nextNumber } from './resource.ts'

let opening: Promise<Server> | undefined

/** A web server that serves a Client ID Metadata Document at every path; it ends with the tests. */
async function openPublisher(): Promise<Server> {
  const pem = await receiverPem('localhost')
  const server = createServer({ key: pem, cert: pem }, ({ url, headers: { host } }, response) => {
    const document = {
      client_id: `https://${host}${url}`,
      redirect_uris: ['https://agent.example.com/callback'],
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server.unref()
}

/** The URL of a document that is registered nowhere. */
export async function newDocumentUrl(): Promise<string> {
  opening ??= openPublisher()
  const { port } = (await opening).address() as AddressInfo
  return `https://localhost:${port}/clients/${nextNumber()}.json`
}
