import type { RequestHandler } from 'express'

/**
 * Combines steps of a request into one handler, which passes errors on. As a handler of its own
 * each step would cost a match of the path, and the rewriting of the URL for it.
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
