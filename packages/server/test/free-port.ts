import { type AddressInfo, createServer } from 'node:net'

/** A port that nothing listens on at the moment. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
