import { type Readable, Transform } from 'node:stream'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { Request, RequestHandler } from 'express'
import { incompleteBody, inflated, tooLarge } from '../body-bytes.ts'
import type { Bounds } from '../config/config.ts'
import { ApiError } from '../errors.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { hasBody, invalidBody } from './read-body.ts'

/**
 * Takes a file as it arrives, at its own pace, and answers what stands for it in the body. What it
 * keeps of a request that then fails it has to let go: `ended` is when the request has been
 * answered.
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
 * Reads the body of an operation that takes a file: multipart/form-data (RFC 7578). The fields are
 * few and short; the file goes on to `receive` and is never held as a whole.
 *
 * @throws ApiError 415, 413, or 400 `invalid_body` for what is no such form.
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

/** A member like any other, whatever its name: `__proto__` is then an unknown one. */
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
      req.unpipe().resume() // what still comes is let go, so that the answer is not in its way
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
      // The value would be taken for what stands for a file.
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
      file.on('error', () => undefined) // the form says the same
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

/** The bound holds after inflation, and is answered for when it is reached. */
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
