import type { Request, RequestHandler, Response } from 'express'

/**
 * Serves the requests for the operations of a table; a request for any other operation is passed
 * on to the next step.
 *
 * @param operations what serves each operation, by its operationId
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
