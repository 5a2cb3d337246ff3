import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { Asset, Coding } from './assets.ts'

/** The `Cache-Control` of files whose names contain a hash of their content. */
export const forEver = 'public, max-age=31536000, immutable'

/** The headers that all files have. */
const headersOfEveryFile = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** A file to send. */
export interface SentFile {
  readonly asset: Asset
  readonly coding: Coding
  /** The value of `Cache-Control`. */
  readonly caching: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a file, or only its headers for HEAD. */
export function sendFile(req: Request, res: Response, file: SentFile): void {
  const { asset, coding, caching, headers } = file
  res.writeHead(200, {
    ...headersOfEveryFile,
    ...headers,
    'Content-Type': asset.type,
    'Content-Length': asset.bytes.length,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
  })
  res.end(req.method === 'HEAD' ? undefined : asset.bytes)
}

/** @throws ApiError `method_not_allowed` for other methods than GET and HEAD */
export function requireRead({ method }: Request): void {
  if (method === 'GET' || method === 'HEAD') return
  const message = `This path does not support ${method}. Supported methods: GET, HEAD.`
  throw new ApiError('method_not_allowed', { message, headers: { Allow: 'GET, HEAD' } })
}

/** The content coding that the client prefers, of those that files are stored in. */
export function codingOf(req: Request): Coding {
  const accepted = req.acceptsEncodings(['br', 'gzip', 'identity'])
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}
