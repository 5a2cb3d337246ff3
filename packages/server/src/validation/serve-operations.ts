import type { Request, RequestHandler, Response } from 'express'

/**
 * Creates the step that serves the operations of a table. Other requests are passed on.
 *
 * @param operations the entry of each operation, by `operationId`
 * @param serve answers one request; an error that it throws is answered by `answerErrors`
 */
export function serveOperations<Entry>(
  operations: Readonly<Record<string, Entry>>,
  serve: (entry: Entry, req: Request, res: Response) => Promise<void>,
): RequestHandler {
  const table = new Map(Object.entries(operations))
  return (req, res, next) => {
    const entry = table.get(req.operation?.id ?? '')
    if (entry === undefined) return next()
    void serve(entry, req, res).catch(next)
  }
}
