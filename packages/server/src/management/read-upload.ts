import { type Readable, Transform } from 'node:stream'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { Request, RequestHandler } from 'express'
import { incompleteBody, inflated, tooLarge } from '../body-bytes.ts'
import type { Bounds } from '../config/bounds.ts'
import { ApiError } from '../errors.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { hasBody, invalidBody } from './read-body.ts'

/**
 * Receives a file, and resolves to the value that replaces it in the body.
 *
 * @param ended resolves after the response; if the request failed, what was stored must then be
 *   deleted
 */
export type ReceiveFile = (
  file: AsyncIterable<Buffer>,
  tenant: Tenant,
  ended: Promise<void>,
) => Promise<string>

const fieldsMax = 20
const fieldBytesMax = 4096
const fieldNameBytesMax = 100

/**
 * Reads a body with a file: multipart/form-data (RFC 7578). The number and length of fields are
 * limited; the file is streamed to `receive`.
 *
 * @throws ApiError 415, 413, or 400 `invalid_body` for a malformed form
 */
export function readUpload(bounds: Bounds, receive: ReceiveFile): RequestHandler {
  return (req, res, next) => {
    const files = req.operation?.files ?? []
    if (files.length === 0) return next()
    const type = req.headers['content-type'] ?? ''
    if (!/^multipart\/form-data\s*;.*\bboundary=/i.test(type)) {
      if (!hasBody(req.headers) && type === '') throw invalidBody('The body is missing')
      const message = 'Send the body as multipart/form-data.'
      throw new ApiError('unsupported_media_type', { message })
    }
    const length = Number(req.headers['content-length'] ?? 0)
    if (length > bounds.importBytesMax) throw tooLarge(bounds.importBytesMax)
    const ended = new Promise<void>((resolve) => res.once('close', resolve))
    const read = () =>
      readForm(req, bounds.importBytesMax, files, (file) => receive(file, req.tenant, ended))
    req.deadline
      .apart(withoutDeadline(read))
      .then((body) => {
        req.bodyKind = 'multipart'
        req.body = body
        next()
      })
      .catch(next)
  }
}

type Fields = Record<string, string>

/** Defines an own property, whatever its name, such as `__proto__`. */
const plain = { enumerable: true, configurable: true, writable: true }

function readForm(
  req: Request,
  bytesMax: number,
  files: readonly string[],
  receive: (file: AsyncIterable<Buffer>) => Promise<string>,
): Promise<Fields> {
  const source = inflated(req)
  const form = createForm(req)
  const counted = countBytes(bytesMax)
  return new Promise((resolve, reject) => {
    const fields: Fields = {}
    const receiving: Promise<void>[] = []
    const open: Readable[] = []
    const fail = (error: unknown): void => {
      req.unpipe().resume() // reads and discards the rest, so that the client receives the response
      source.unpipe()
      if (source !== req) source.destroy()
      for (const file of open) file.destroy(error instanceof Error ? error : undefined)
      Promise.allSettled(receiving).then(() => reject(error))
    }
    const take = (name: string, value: string): void => {
      if (Object.hasOwn(fields, name))
        fail(invalidBody(`The field \`${name}\` was sent more than once`))
      else Object.defineProperty(fields, name, { value, ...plain })
    }
    form.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) return fail(tooLarge(fieldBytesMax))
      // A field with the name of a file would replace the value of the file.
      if (files.includes(name)) {
        return fail(invalidBody(`The field \`${name}\` must be sent as a file`))
      }
      if (value.includes('\0') || name.includes('\0')) {
        return fail(invalidBody('A field contains a NUL character'))
      }
      take(name, value)
    })
    form.on('file', (name, file) => {
      open.push(file)
      file.on('error', () => undefined) // the form emits the same error
      if (!files.includes(name)) return fail(invalidBody(`Additional file not allowed: ${name}`))
      receiving.push(receive(file).then((standsFor) => take(name, standsFor)))
      receiving.at(-1)?.catch(fail)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      form.on(limit, () => fail(invalidBody('The form has too many fields')))
    }
    form.on('error', (cause) => fail(incompleteBody(cause)))
    counted.on('error', fail)
    if (source !== req) source.on('error', (cause) => fail(incompleteBody(cause)))
    req.on('close', () => req.complete || fail(incompleteBody(undefined)))
    form.on('finish', () => {
      Promise.all(receiving).then(() => resolve(fields), fail)
    })
    source.pipe(counted).pipe(form)
  })
}

function createForm(req: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: req.headers as BusboyHeaders,
      limits: {
        fields: fieldsMax,
        files: 1,
        parts: fieldsMax + 1,
        fieldSize: fieldBytesMax,
        fieldNameSize: fieldNameBytesMax,
        headerPairs: fieldsMax,
      },
    })
  } catch (cause) {
    throw invalidBody('The body is not valid multipart/form-data', cause)
  }
}

/** Counts the bytes after decompression, and fails as soon as there are too many. */
function countBytes(bytesMax: number): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > bytesMax) done(tooLarge(bytesMax))
      else done(null, chunk)
    },
  })
}
