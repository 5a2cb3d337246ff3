import type { Request, Response } from 'express'
import { answerJson } from '../../validation/answer-json.ts'

/** Serves the public keys by which this server authenticates at an identity provider. */
export async function getConnectionJwks(req: Request, res: Response): Promise<void> {
  const { id = '' } = req.pathParameters
  const keys = await req.tenant.store.connectionKeys.listPublic(id)
  answerJson(res, 200, { keys }, { 'X-Content-Type-Options': 'nosniff' })
}
