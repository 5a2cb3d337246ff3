import type { Request, Response } from 'express'

/** Serves the public keys by which this server authenticates at an identity provider. */
export async function getConnectionJwks(req: Request, res: Response): Promise<void> {
  const { id = '' } = req.pathParameters
  const keys = await req.tenant.store.connectionKeys.listPublic(id)
  const body = JSON.stringify({ keys })
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(body)
}
