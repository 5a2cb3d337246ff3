import type { RequestHandler } from 'express'

/**
 * Combines steps of a request into one handler, which passes on what a step throws or rejects with.
 * As handlers of their own each would cost a match of the path, and the cut and repair of the URL.
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
