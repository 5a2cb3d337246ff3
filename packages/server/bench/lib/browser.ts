import type { Pool, request } from 'undici'

/** As much of a browser as a log-in needs: cookies, redirects and one form a page. */
export class Browser {
  private readonly cookies = new Map<string, string>()
  private readonly pool: Pool
  private readonly origin: string

  constructor(pool: Pool, origin: string) {
    this.pool = pool
    this.origin = origin
  }

  /** Goes there and on, until a page or another origin; answers the address and the page. */
  async visit(path: string, form?: URLSearchParams): Promise<{ url: URL; page: string }> {
    let [url, body] = [new URL(path, this.origin), form]
    for (let redirects = 0; redirects < 20; redirects += 1) {
      if (url.origin !== this.origin) return { url, page: '' }
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer: Awaited<ReturnType<typeof request>> = await this.pool.request({
        method: body ? 'POST' : 'GET',
        path: url.pathname + url.search,
        headers: {
          accept: 'text/html',
          cookie,
          ...(body && {
            origin: this.origin,
            'content-type': 'application/x-www-form-urlencoded',
          }),
        },
        ...(body && { body: body.toString() }),
      })
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.keep(line)
      const page = await answer.body.text()
      const { location } = answer.headers
      if (typeof location !== 'string') {
        if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
        return { url, page }
      }
      url = new URL(location, url)
      body = undefined
    }
    throw new Error(`Too many redirects, the last one to ${url}`)
  }

  /** Posts the form of a page, with its hidden fields. */
  submit({ url, page }: { url: URL; page: string }, fields: Readonly<Record<string, string>>) {
    const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? ''
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    const form = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields })
    return this.visit(new URL(action.replaceAll('&amp;', '&'), url).href, form)
  }

  private keep(line: string): void {
    const pair = line.split(';', 1)[0] ?? ''
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
