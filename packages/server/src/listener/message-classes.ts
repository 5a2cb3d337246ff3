import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

interface MessageClasses {
  readonly IncomingMessage: typeof IncomingMessage
  readonly ServerResponse: typeof ServerResponse
}

/**
 * Classes of requests and responses for `http.createServer` that already have the prototypes of
 * Express. Express sets the prototype of each object, which slows down all later access unless it
 * is set already. This saves 50 µs per request (decision 009).
 */
export function messageClasses(app: Express): MessageClasses {
  class Request extends IncomingMessage {}
  class Response<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  return { IncomingMessage: Request, ServerResponse: Response }
}
