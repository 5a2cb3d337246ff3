import { ApiError } from '../errors.ts'
import { drawInitials } from '../pages/initials-picture.ts'
import { isInitials } from '../record-rules/default-picture.ts'
import type { ServeLogin } from './serve-login.ts'

const message = '`initials` must be one or two letters or digits, or `?`.'
const keptSeconds = 365 * 24 * 60 * 60

/** Serves the default pictures of users. */
export const userPictures: Readonly<Record<'getPicture', ServeLogin>> = {
  async getPicture({ pathParameters: { initials = '' } }, res) {
    if (!isInitials(initials)) throw new ApiError('invalid_uri', { message })
    const body = Buffer.from(drawInitials(initials))
    res.writeHead(200, {
      'Content-Type': 'image/svg+xml',
      'Content-Length': body.length,
      'Cache-Control': `public, max-age=${keptSeconds}, immutable`,
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    res.end(body)
  },
}
