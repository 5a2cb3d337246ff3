import { h } from 'preact'
import { heading, link } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

interface HomeProps {
  /** Issuer identifier of the tenant (OpenID Connect Discovery 1.0, section 3). */
  readonly issuer: string
}

/**
 * The page at the base URL: tells users what the server is for, and developers where its
 * documentation is.
 */
export function renderHome(branding: ResolvedBranding, { issuer }: HomeProps): Page {
  const word = wordsOf(branding, 'common', 'home')
  const source = (path: string) => word('sourceText', { path })
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('title'), word('description')),
    h('h2', null, word('developersTitle')),
    h('p', null, word('developersText')),
    h(
      'dl',
      null,
      h('dt', null, word('issuerText')),
      h('dd', null, issuer),
      h('dt', null, word('metadataText')),
      h('dd', null, link(word('discoveryText'), '/.well-known/openid-configuration')),
      h('dd', null, link(word('keysText'), '/.well-known/jwks.json')),
      h('dt', null, word('documentationText')),
      h('dd', null, link(`${issuer}docs/`, '/docs/')),
      h('dd', null, source('README.md')),
      h('dt', null, word('exampleText')),
      h('dd', null, source('packages/example-express')),
    ),
  )
}
