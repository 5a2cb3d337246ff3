import { describe, expect, it } from '@jest/globals'
import { redirectTo } from '../src/bindings.ts'
import { samlp } from '../src/write-xml.ts'

const sent = { direction: 'SAMLRequest', message: samlp('LogoutRequest', {}) } as const

describe('redirectTo()', () => {
  it.each([
    ['https://idp.example.com/sso', 'https://idp.example.com/sso?SAMLRequest='],
    ['https://idp.example.com/sso?tenant=a', 'https://idp.example.com/sso?tenant=a&SAMLRequest='],
    ['https://idp.example.com/sso#top', 'https://idp.example.com/sso?SAMLRequest='],
    ['https://例え.jp/größe', 'https://xn--r8jz45g.jp/gr%C3%B6%C3%9Fe?SAMLRequest='],
    ['https://idp.example.com/\nsso', 'https://idp.example.com/sso?SAMLRequest='],
  ])('adds the message to %j, so that a header can carry it', (address, expected) => {
    const url = redirectTo(address, sent)
    expect(url.startsWith(expected)).toBe(true)
    expect(url).toMatch(/^[\x21-\x7e]+$/)
  })
})
