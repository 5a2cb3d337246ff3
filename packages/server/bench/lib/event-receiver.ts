/**
 * A receiver of events in a process of its own: it takes everything, and tells its parent in
 * batches when it took what. Arguments: the folder of a private CA.
 */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { openPrivateCa } from '../../src/listener/private-ca.ts'

/** The mark of an event and when it came, in milliseconds since the epoch. */
export type Receipt = readonly [mark: string, atMs: number]

const batchMs = 20
const [folder = ''] = process.argv.slice(2)
const ca = await openPrivateCa(folder, () => new Date())
const pem = await ca.pemFor('localhost')
let receipts: Receipt[] = []

const server = createServer({ key: pem, cert: pem }, (request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const [, mark = ''] = /"description" ?: ?"([^"]+)"/.exec(Buffer.concat(chunks).toString()) ?? []
    receipts.push([mark, performance.timeOrigin + performance.now()])
    response.writeHead(204).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
setInterval(() => {
  if (receipts.length > 0) process.send?.(receipts)
  receipts = []
}, batchMs)
process.on('disconnect', () => process.exit())
