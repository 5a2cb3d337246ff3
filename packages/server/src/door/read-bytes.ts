import type { Readable } from 'node:stream'
import type { Request, RequestHandler } from 'express'
import { incompleteBody, inflated, tooLarge } from '../body-bytes.ts'
import type { Bounds } from '../config/bounds.ts'
import type { ApiError } from '../errors.ts'

/**
 * Reads the body of a request into `req.body` as a Buffer; undefined without a body. The limit
 * applies to the decompressed bytes, and refuses the request as soon as it is exceeded.
 *
 * @throws ApiError 413, 415 for an unknown Content-Encoding, 400 for an incomplete body
 */
export function readBytes({ bodyBytesMax }: Pick<Bounds, 'bodyBytesMax'>): RequestHandler {
  return (req, _res, next) => {
    const { 'content-length': length, 'transfer-encoding': transferEncoding } = req.headers
    if (length === undefined && transferEncoding === undefined) return next()
    if (req.body !== undefined) return next() // an earlier step has read it
    if (Number(length ?? 0) > bodyBytesMax) throw tooLarge(bodyBytesMax)
    req.deadline.apart(collect(inflated(req), req, bodyBytesMax)).then((bytes) => {
      req.body = bytes
      next()
    }, next)
  }
}

function collect(source: Readable, req: Request, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const fail = (error: ApiError): void => {
      source.removeAllListeners('data')
      req.unpipe().resume() // reads and discards the rest, so that the client receives the response
      if (source !== req) source.destroy()
      reject(error)
    }
    const notWhole = (cause?: unknown): void => fail(incompleteBody(cause))
    source.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > bytesMax) fail(tooLarge(bytesMax))
      else chunks.push(chunk)
    })
    source.on('end', () => {
      const [first = Buffer.alloc(0)] = chunks
      resolve(chunks.length > 1 ? Buffer.concat(chunks, length) : first)
    })
    source.on('error', notWhole)
    if (source !== req) req.on('error', notWhole)
    req.on('close', () => req.complete || notWhole())
  })
}
