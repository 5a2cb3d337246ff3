import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { renderLogin } from '../../src/pages/login.ts'
import { contrast, mix, palettesOf } from '../../src/pages/palette.ts'
import { type PasswordRules, passwordHint } from '../../src/pages/password-field.ts'
import type { ResolvedBranding } from '../../src/pages/resolved-branding.ts'
import { type Language, languages } from '../../src/pages/texts/texts.ts'
import { writePage } from '../../src/pages/write-page.ts'
import { everyPage, type Written, written } from './every-page.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const branding: ResolvedBranding = {
  language: 'en',
  tenantName: 'Northwind',
  supportUrl: 'https://example.com/',
}
const pagesIn = (...spoken: readonly Language[]) =>
  Object.entries(everyPage).flatMap(([name, render]) =>
    spoken.map((language) => ({ name, language, render })),
  )

function elementsOf(html: string, onError = (_: string) => {}): Element[] {
  const walk = (node: Node): Element[] => {
    const below = 'childNodes' in node ? node.childNodes.flatMap(walk) : []
    return 'tagName' in node ? [node, ...below] : below
  }
  return walk(parse(html, { onParseError: ({ code }) => onError(code) }))
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Tags and the names of their attributes: everything of a page but its words. */
const shapeOf = (html: string) =>
  elementsOf(html).map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)])

describe('every page', () => {
  it('is valid HTML with a language, a title and one heading, in every language', () => {
    for (const { name, language, render } of pagesIn(...languages)) {
      const errors: string[] = []
      const { html } = render({ ...branding, language }, written)
      const elements = elementsOf(html, (code) => void errors.push(code))
      const [root] = elements
      const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
      const ids = elements.map((each) => attribute(each, 'id')).filter(Boolean)
      expect({ name, errors }).toEqual({ name, errors: [] })
      expect(root && attribute(root, 'lang')).toBe(language)
      expect(named('title').map(textOf)).toEqual([expect.stringMatching(/\S \| Northwind$/)])
      expect(named('h1').map(textOf)).toEqual([expect.stringMatching(/\S/)])
      expect(new Set(ids).size).toBe(ids.length)
      expect(textOf({ ...(root as Element) })).not.toContain('${')
    }
  })

  it('labels each input, and describes it by existing elements', () => {
    for (const { name, language, render } of pagesIn('en', 'ja')) {
      const elements = elementsOf(render({ ...branding, language }, written).html)
      const ids = new Set(elements.map((each) => attribute(each, 'id')))
      const labels = elements.filter(({ tagName }) => tagName === 'label')
      const labelled = new Set(labels.map((each) => attribute(each, 'for')))
      const inputs = elements.filter(
        (each) =>
          each.tagName === 'input' &&
          attribute(each, 'type') !== 'hidden' &&
          attribute(each, 'hidden') === undefined,
      )
      for (const input of inputs) {
        const described = attribute(input, 'aria-describedby')?.split(' ') ?? []
        expect([name, labelled.has(attribute(input, 'id'))]).toEqual([name, true])
        expect([name, described.filter((id) => !ids.has(id))]).toEqual([name, []])
        if (attribute(input, 'aria-invalid')) expect(described).not.toEqual([])
      }
      expect(inputs.filter((each) => attribute(each, 'autofocus') === '').length).toBe(
        inputs.some((each) => attribute(each, 'type') !== 'checkbox') && name !== 'account' ? 1 : 0,
      )
    }
  })

  it('can be used with a screen reader, and with a keyboard', () => {
    for (const { name, language, render } of pagesIn('en', 'ja')) {
      const elements = elementsOf(render({ ...branding, language }, written).html)
      const named = (...tags: string[]) => elements.filter(({ tagName }) => tags.includes(tagName))
      const depths = named('h1', 'h2', 'h3').map(({ tagName }) => Number(tagName.slice(1)))
      const isInOrder = depths.every((depth, at) => depth <= (depths[at - 1] ?? 0) + 1)
      expect([name, named('main').length, isInOrder]).toEqual([name, 1, true])
      for (const each of named('a', 'button')) {
        expect([name, textOf(each)]).toEqual([name, expect.stringMatching(/\S/)])
      }
      const fields = named('input').filter((each) => attribute(each, 'hidden') === undefined)
      const typed = fields.filter(
        (each) => !['hidden', 'checkbox', 'radio'].includes(attribute(each, 'type') ?? ''),
      )
      for (const each of typed) {
        expect([name, attribute(each, 'autocomplete')]).toEqual([name, expect.anything()])
      }
      const wrong = typed.filter((each) => attribute(each, 'aria-invalid') === 'true')
      const focused = typed.find((each) => attribute(each, 'autofocus') !== undefined)
      if (wrong.length > 0) expect([name, wrong.includes(focused as Element)]).toEqual([name, true])
      const forbidden = elements
        .flatMap(({ attrs }) => attrs.map((each) => each.name))
        .filter((each) => ['style', 'tabindex', 'accesskey'].includes(each) || /^on/.test(each))
      expect([name, forbidden]).toEqual([name, []])
    }
  })

  it('describes the password policy of the connection', () => {
    const hintOf = (rules: Partial<PasswordRules>, language: Language = 'en') => {
      const kinds = ['lowercase', 'uppercase', 'number'] as const
      const any = { minLength: 8, kinds, kindsMin: 0, repeats: true, sequences: true }
      return passwordHint({ ...branding, language }, { ...any, ...rules })
    }
    expect(hintOf({})).toBe('At least 8 characters.')
    expect(hintOf({ minLength: 1 })).toBeUndefined()
    expect(hintOf({ kindsMin: 3 })).toBe(
      'At least 8 characters. Use lowercase letters, uppercase letters, and numbers.',
    )
    expect(hintOf({ kindsMin: 2, repeats: false }, 'de')).toBe(
      'Mindestens 8 Zeichen. Verwenden Sie mindestens 2 dieser Arten: Kleinbuchstaben, Großbuchstaben und Ziffern. Kein Zeichen dreimal hintereinander.',
    )
    expect(hintOf({ kindsMin: 2 }, 'ja')).toMatch(
      /^8 文字以上で入力してください。\S+、\S+、\S+のうち 2 種類以上/,
    )
  })
})

describe('values written by others', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc
      .array(fc.constantFrom('<', '>', '"', "'", '&', '`', '=', '/', 'script', 'onload', '${', '}'))
      .map((parts) => `x${parts.join('')}`),
    fc.constantFrom('"><script>alert(1)</script>', "' onfocus='alert(1)", '</title><b>', '&lt;'),
  )

  it('never become a tag or an attribute', () => {
    const shapes = new Map(
      Object.entries(everyPage).map(([name, render]) => {
        const plain = Object.fromEntries(Object.keys(written).map((key) => [key, 'plain']))
        return [name, shapeOf(render(branding, plain as unknown as Written).html)]
      }),
    )
    const values = fc.record({
      clientName: hostile,
      email: hostile,
      username: hostile,
      code: hostile.filter((text) => text.length <= 20),
      url: hostile,
      sentence: hostile,
    })
    fc.assert(
      fc.property(values, fc.constantFrom(...Object.keys(everyPage)), (own, name) => {
        const page = everyPage[name]?.(branding, own)
        expect(shapeOf(page?.html ?? '')).toEqual(shapes.get(name))
      }),
      { numRuns: 300 },
    )
  })

  it('never become a tag if the tenant writes them', () => {
    const shape = shapeOf(renderLogin(branding, { action: '/u/login', hidden: {} }).html)
    fc.assert(
      fc.property(hostile, (text) => {
        const own = { login: { login: { title: text, buttonText: text } } }
        const odd: ResolvedBranding = {
          ...branding,
          tenantName: text,
          primaryColor: text,
          customTexts: own,
        }
        const { html, contentSecurityPolicy } = renderLogin(odd, { action: text, hidden: {} })
        expect(shapeOf(html)).toEqual(shape)
        const plain = renderLogin(branding, { action: text, hidden: {} })
        expect(contentSecurityPolicy).toEqual(plain.contentSecurityPolicy)
      }),
      { numRuns: 100 },
    )
  })

  it('never become a javascript: URL', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil']) {
      const { html } = renderLogin(branding, { action: url, hidden: {}, signupUrl: url })
      const addresses = elementsOf(html)
        .flatMap(({ attrs }) => attrs)
        .filter(({ name, value }) => ['href', 'action'].includes(name) && value.includes(url))
      expect(addresses).toEqual([])
    }
  })
})

describe('palettesOf()', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`)

  it('have enough contrast for any colours of a tenant', () => {
    fc.assert(
      fc.property(fc.option(color), fc.option(color), (primary, background) => {
        const palettes = palettesOf(primary ?? undefined, background ?? undefined)
        for (const palette of Object.values(palettes)) {
          const { background, onBackground, card, text, muted, accent, button, onButton } = palette
          const pairs = [
            [onBackground, background],
            [text, card],
            [muted, card],
            [accent, card],
            [accent, mix(card, palette.border, 0.1)],
            [onButton, button],
            [palette.danger, card],
            [palette.danger, palette.dangerBackground],
          ] as const
          for (const [one, other] of pairs) {
            expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5)
          }
          // Bounds of inputs (WCAG 2.2, success criterion 1.4.11).
          expect(contrast(palette.border, card)).toBeGreaterThanOrEqual(3)
        }
      }),
    )
  })
})

describe('writePage()', () => {
  async function headersOf(redirectTargets: readonly string[], own: ResolvedBranding = branding) {
    const server = createServer((_, response) => {
      writePage(response, renderLogin(own, { action: '', hidden: {} }), {
        status: 400,
        redirectTargets,
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      const answer = await fetch(`http://127.0.0.1:${port}/`)
      await answer.text()
      return answer
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  it('sends headers against caching, framing and foreign scripts', async () => {
    const { status, headers } = await headersOf([])
    const policy = headers.get('content-security-policy') ?? ''
    expect(status).toBe(400)
    expect(policy).not.toMatch(/unsafe|\*|nonce/)
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+ 'sha256-\S+; script-src 'sha/,
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/form-action 'self'$/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-language': 'en',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it('allows form targets in the policy, and nothing that widens it', async () => {
    const redirectTargets = [
      'https://app.example/callback?x=1;y',
      'com.example.app:/callback',
      'javascript:alert(1)',
      'https://odd;script-src.example/',
      "x'y; script-src *",
    ]
    const logoUrl = 'https://cdn.example/logo.svg'
    const { headers } = await headersOf(redirectTargets, { ...branding, logoUrl })
    const directives = (headers.get('content-security-policy') ?? '').split('; ')
    expect(directives.at(-1)).toBe("form-action 'self' https: com.example.app:")
    expect(directives).toContain('img-src https://cdn.example')
    expect(directives.filter((each) => each.startsWith('script-src')).length).toBe(1)
  })
})
