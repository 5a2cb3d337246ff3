import type { TestServer } from './test-server.ts'

/** The page that a visitor sees: the last response, or the URL of another origin. */
export interface Sight {
  readonly status: number
  readonly url: URL
  readonly headers: Headers
  readonly text: string
  /** Whether it is at another origin, to which nothing is sent. */
  readonly isAway: boolean
}

/** A browser without scripts: it stores cookies, follows redirects and posts forms. */
export interface Visitor {
  visit(url: string): Promise<Sight>
  /** Fills in the first form of the page, and posts it. */
  submit(sight: Sight, fields: Readonly<Record<string, string>>): Promise<Sight>
  readonly cookies: ReadonlyMap<string, Cookie>
  /** Stores the cookies of a response that a script of a page has received. */
  receive(response: { readonly headers: Pick<Headers, 'getSetCookie'> }): void
}

interface Cookie {
  readonly value: string
  readonly path: string
  /** Whether it ends with the browser (RFC 6265, section 5.3). */
  readonly isOfBrowser: boolean
}

const redirectsMax = 20

/** The parts of a server that a browser knows. */
interface Visited {
  readonly fetch: TestServer['fetch']
  readonly tenant: Pick<TestServer['tenant'], 'baseUrl'>
}

/** A browser without scripts and without cookies so far. */
export function createVisitor(server: Visited): Visitor {
  const { origin } = new URL(server.tenant.baseUrl)
  const cookies = new Map<string, Cookie>()

  async function go(address: URL, form?: URLSearchParams): Promise<Sight> {
    let [url, body] = [address, form]
    for (let redirects = 0; redirects < redirectsMax; redirects += 1) {
      if (url.origin !== origin) {
        return { status: 0, url, headers: new Headers(), text: '', isAway: true }
      }
      const response = await server.fetch(url.href, {
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'text/html',
          cookie: cookieHeader(cookies, url.pathname),
          ...(body && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body && { body: body.toString() }),
      })
      keep(cookies, response.headers.getSetCookie(), url.pathname)
      const location = response.headers.get('location')
      const text = await response.text()
      if (!location) {
        const headers = new Headers([...response.headers])
        return { status: response.status, url, headers, text, isAway: false }
      }
      url = new URL(location, url)
      body = undefined
    }
    throw new Error(`More than ${redirectsMax} redirects, the last one to ${url.href}`)
  }

  return {
    cookies,
    visit: (url) => go(new URL(url, origin)),
    receive: ({ headers }) => keep(cookies, headers.getSetCookie(), '/'),
    submit(sight, fields) {
      const markup = /<form[\s\S]*?<\/form>/.exec(sight.text)?.[0] ?? ''
      const action = /<form[^>]*action="([^"]*)"/.exec(markup)?.[1] ?? ''
      const hidden = [...markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
      const known = hidden.map(([, name = '', value = '']) => [name, value])
      const form = new URLSearchParams({ ...Object.fromEntries(known), ...fields })
      return go(new URL(action.replaceAll('&amp;', '&'), sight.url), form)
    },
  }
}

function cookieHeader(cookies: ReadonlyMap<string, Cookie>, path: string): string {
  const sent = [...cookies].filter(([, cookie]) => covers(cookie.path, path))
  return sent.map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
}

/** RFC 6265, section 5.1.4. */
function covers(cookiePath: string, path: string): boolean {
  return path === cookiePath || path.startsWith(cookiePath.replace(/\/?$/, '/'))
}

function keep(cookies: Map<string, Cookie>, lines: readonly string[], path: string): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const of = (key: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const isGone = value === '' || new Date(of('expires') ?? '9999').getTime() < Date.now()
    const isOfBrowser = of('expires') === undefined && of('max-age') === undefined
    const known = { value, path: of('path') ?? path, isOfBrowser }
    const key = `${name} ${known.path}`
    if (isGone) cookies.delete(key)
    else cookies.set(key, known)
  }
}
