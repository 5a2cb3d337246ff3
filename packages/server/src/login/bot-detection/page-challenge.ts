import type { Request } from 'express'
import { answerField, type ShownChallenge } from '../../pages/challenge.ts'
import { originOf } from '../login-origin.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import { admits, type Flow, isChallenged } from './assess.ts'
import { consumeProof, newProof } from './proof-of-work.ts'

type Transaction = Pick<LoginTransaction, 'id' | 'client'>

/** The challenge of a page; undefined where its form needs no answer. */
export async function challengeOf(
  { tenant, facts }: Request,
  { id }: Transaction,
  flow: Flow,
  isFailed = false,
): Promise<ShownChallenge | undefined> {
  if (!(await isChallenged(tenant, flow, facts.address))) return undefined
  return { proof: await newProof(tenant, id), isFailed }
}

/** Whether a posted form may be processed: its answer is right, or it needs none. */
export function passesChallenge(
  req: Request,
  { id, client }: Transaction,
  flow: Flow,
): Promise<boolean> {
  const { tenant } = req
  const answer = formOf(req).get(answerField) ?? ''
  const prove = () => consumeProof(tenant, id, answer)
  return admits({ tenant, flow, origin: originOf(req, client) }, prove)
}
