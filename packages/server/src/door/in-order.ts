import type { RequestHandler } from 'express'

/**
 * Combines steps into one request handler. Express matches the path and rewrites the URL for each
 * handler, and so once instead of for each step.
 */
export function inOrder(...steps: readonly RequestHandler[]): RequestHandler {
  return (req, res, done) => {
    let at = 0
    const next = (error?: unknown): void => {
      const step = error ? undefined : steps[at]
      at += 1
      if (!step) {
        done(error)
        return
      }
      try {
        const ended: unknown = step(req, res, next)
        if (ended instanceof Promise) ended.catch(done)
      } catch (thrown) {
        done(thrown)
      }
    }
    next()
  }
}
