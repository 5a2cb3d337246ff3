import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '../errors.ts'
import type { LatestAnswers } from './in-turn.ts'

/** Writes an error as the body of a response. */
export type WriteError = (error: ApiError) => string

/**
 * Answers malformed or incomplete HTTP messages with an error body. The parser of Node.js rejects
 * them before there is a request, and by default they are answered without a body.
 */
export function answerMalformed(
  server: Server,
  answers: LatestAnswers,
  writeError: WriteError,
): void {
  const end = (socket: Socket, error: ApiError): void => {
    const res = answers.get(socket)
    // During a response the error would be read as part of it, and after one as the next response.
    const isFree = !res?.headersSent || (res.writableFinished && res.req.complete)
    if (socket.writable && isFree) socket.end(message(error, writeError(error)))
    // The parser reports further bytes as further errors while the first response is being sent.
    else if (socket.writableEnded) socket.destroySoon()
    else socket.destroy()
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    end(socket as Socket, toApiError(error))
  })
  server.on('connect', (_req, socket) => {
    const text = 'This server does not support the method CONNECT.'
    end(socket as Socket, new ApiError('method_not_allowed', { message: text }))
  })
}

function toApiError(cause: NodeJS.ErrnoException): ApiError {
  switch (cause.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError('header_too_large', { cause })
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new ApiError('body_too_large', { cause })
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('request_timeout', { cause })
    default:
      return new ApiError('invalid_request', { cause })
  }
}

function message({ status }: ApiError, body: string): string {
  const fields = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  return `${fields.join('\r\n')}\r\n\r\n${body}`
}
