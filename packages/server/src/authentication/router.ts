import { IncomingMessage } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { createProviders } from './provider.ts'
import { audienceOf, resourceOf } from './resource-servers.ts'

const form = 'application/x-www-form-urlencoded'

/**
 * Hands the request to the tenant's OAuth server, in the form it takes: RFC 6749 knows only forms,
 * clients of this API send JSON too and say `audience` where RFC 8707 says `resource`.
 */
export function serveProvider(readBytes: RequestHandler): RequestHandler {
  const asked = new WeakMap<IncomingMessage, Request>()
  const providerOf = createProviders((message, error) => {
    const req = asked.get(message)
    if (req) req.cause = error
  })
  const serveToken = async (req: Request, res: Response): Promise<void> => {
    const parameters = readParameters(req)
    const serve = await providerOf(req.tenant)
    await lookAhead(req, parameters)
    const message = withBody(req, parameters)
    asked.set(message, req)
    await serve(message, res)
  }
  const serveDocument = async (req: Request, res: Response): Promise<void> => {
    const serve = await providerOf(req.tenant)
    asked.set(req, req)
    await serve(req, res)
  }
  return (req, res, next) => {
    addressAsIssuer(req)
    if (req.operation?.body === 'none') return void serveDocument(req, res).catch(next)
    readBytes(req, res, (error) => {
      if (error) return next(error)
      serveToken(req, res).catch(next)
    })
  }
}

/**
 * What the OAuth server cannot look up it calls an error of its own; asked here first, it is a 503.
 */
async function lookAhead({ headers, tenant }: Request, parameters: URLSearchParams) {
  const [, basic = ''] = /^Basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? []
  const [byBasic = ''] = Buffer.from(basic, 'base64').toString().split(':', 1)
  const clientId = parameters.get('client_id') ?? byBasic
  const audience = audienceOf(parameters.get('resource') ?? '')
  await Promise.all([
    /^\w+$/.test(clientId) && tenant.clients.find(clientId),
    audience !== undefined && tenant.audiences.find(audience),
  ])
}

/** The OAuth server builds its addresses from these, so they say the issuer whatever was sent. */
function addressAsIssuer(req: Request): void {
  const { protocol, host } = new URL(req.tenant.issuer)
  delete req.headers['x-forwarded-host']
  req.headers.host = host
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  req.url = req.operation?.id === 'createToken' ? '/oauth/token' : wellKnown(req)
}

/** Both names of the metadata (OpenID Connect Discovery, RFC 8414) lead to one document. */
function wellKnown(req: Request): string {
  const isMetadata = req.operation?.id === 'getAuthorizationServerMetadata'
  return isMetadata ? '/.well-known/openid-configuration' : (req.operation?.path ?? req.url)
}

function readParameters(req: Request): URLSearchParams {
  const bytes: unknown = req.body
  const text = Buffer.isBuffer(bytes) ? bytes.toString('utf8') : ''
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== undefined && type !== form && type !== 'application/json') {
    throw new ApiError('unsupported_media_type')
  }
  const parameters = type === 'application/json' ? fromJson(text) : new URLSearchParams(text)
  return asResource(parameters, req.tenant)
}

/** @throws ApiError 400 unless it is an object whose members are texts, numbers or booleans. */
function fromJson(text: string): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(parseObject(text))) {
    if (value === null || value === undefined) continue
    if (typeof value === 'object') {
      throw new ApiError('invalid_body', { message: 'The members of the body are plain texts.' })
    }
    parameters.append(name, String(value))
  }
  return parameters
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // It is said below, together with what is JSON and no object.
  }
  throw new ApiError('invalid_body', { message: 'The body is not a JSON object.' })
}

function asResource(parameters: URLSearchParams, tenant: Tenant): URLSearchParams {
  const audiences = parameters.getAll('audience').filter(Boolean)
  if (audiences.length > 1) {
    const message = "'audience' parameter must not be provided twice"
    throw new ApiError('invalid_body', { message })
  }
  const resources = parameters.getAll('resource').filter(Boolean)
  parameters.delete('audience')
  parameters.delete('resource')
  for (const audience of [...audiences, ...resources]) {
    parameters.append('resource', resourceOf(audience, tenant))
  }
  return parameters
}

/** The same request with another body: the stream that came in has been read. */
function withBody(req: Request, parameters: URLSearchParams): IncomingMessage {
  const body = Buffer.from(parameters.toString())
  const copy = new IncomingMessage(req.socket)
  copy.method = req.method
  copy.url = req.url
  copy.headers = { ...req.headers, 'content-type': form, 'content-length': String(body.length) }
  delete copy.headers['transfer-encoding']
  delete copy.headers['content-encoding']
  copy.complete = true // or its end would be taken for an abort, and end the connection
  copy.push(body)
  copy.push(null)
  return copy
}
