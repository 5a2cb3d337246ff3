import type { Request, Response } from 'express'
import { answerJson } from '../../validation/answer-json.ts'

/**
 * Returns the public keys with which this server authenticates at the identity provider of a
 * connection, as a JWK Set (RFC 7517, section 5).
 */
export async function getConnectionJwks(req: Request, res: Response): Promise<void> {
  const { id = '' } = req.pathParameters
  const keys = await req.tenant.store.connectionKeys.listPublic(id)
  answerJson(res, 200, { keys }, { 'X-Content-Type-Options': 'nosniff' })
}
