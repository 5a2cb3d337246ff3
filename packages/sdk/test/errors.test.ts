import { describe, expect, it } from '@jest/globals'
import {
  isManagementError,
  isNetworkError,
  isPaginationError,
  isTimeoutError,
  isTokenError,
  ManagementError,
  NetworkError,
  PaginationError,
  TimeoutError,
  TokenError,
} from '../src/errors.ts'

const answer = { statusCode: 400, headers: new Headers(), body: '<html>' }
const kinds = [
  { guard: isManagementError, error: new ManagementError('getNetworkAcl', answer) },
  { guard: isTokenError, error: new TokenError('No token.') },
  { guard: isTimeoutError, error: new TimeoutError('GET /', 10) },
  { guard: isNetworkError, error: new NetworkError('GET /', 'reset') },
  { guard: isPaginationError, error: new PaginationError(10) },
]

describe('each kind of error', () => {
  it('is recognized by its own guard only', () => {
    for (const { error } of kinds) {
      const taken = kinds.filter(({ guard }) => guard(error))
      expect(taken.map((kind) => kind.error)).toEqual([error])
    }
    for (const { guard } of kinds) {
      for (const otherValue of [undefined, null, 'TimeoutError', new Error('No.'), {}]) {
        expect(guard(otherValue)).toBe(false)
      }
      expect(guard(new DOMException('Too late.', 'TimeoutError'))).toBe(false)
      expect(guard(new DOMException('No network.', 'NetworkError'))).toBe(false)
    }
  })

  it('has a code of its own', () => {
    const codes = kinds.map(({ error }) => error.code)
    expect(new Set(codes).size).toBe(kinds.length)
  })
})

describe('ManagementError', () => {
  it('describes an error response without a message', () => {
    const error = new ManagementError('getNetworkAcl', answer)
    expect(error.message).toBe('getNetworkAcl failed with status 400.')
    expect(error).toMatchObject({
      errorCode: undefined,
      requestId: undefined,
      rateLimit: undefined,
      body: '<html>',
    })
  })
})

describe('NetworkError', () => {
  it.each([
    [new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }), /ECONNREFUSED$/],
    [new TypeError('fetch failed', { cause: { message: '', code: 'ECONNRESET' } }), /ECONNRESET$/],
    [new TypeError('Failed to fetch'), /Failed to fetch$/],
    ['nothing', /nothing$/],
  ])('has the innermost message of %p', (cause, message) => {
    const error = new NetworkError('GET /', cause)
    expect(error.message).toMatch(message)
    expect(error.cause).toBe(cause)
  })
})
