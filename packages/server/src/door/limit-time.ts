import type { RequestHandler } from 'express'
import type { Bounds } from '../config/bounds.ts'
import { Deadline, runUntil } from '../timing/deadline.ts'

/** Sets the deadline of a request, by which all later steps must end. */
export function limitTime({ answerTimeoutMs }: Pick<Bounds, 'answerTimeoutMs'>): RequestHandler {
  return (req, _res, next) => {
    req.deadline = new Deadline(answerTimeoutMs)
    req.deadline.span = req.span
    runUntil(req.deadline, next)
  }
}
