const redirectsMax = 20

/** A page after its redirects. */
export interface Visited {
  readonly status: number
  readonly url: URL
  readonly html: string
}

/** Visits pages of one origin without a browser: keeps cookies and posts the first form. */
export class Visitor {
  private readonly cookies = new Map<string, string>()

  visit(url: URL): Promise<Visited> {
    return this.go(url)
  }

  /** Posts the first form of a page with its hidden fields and these. */
  submit({ html, url }: Visited, fields: Readonly<Record<string, string>>): Promise<Visited> {
    const shown = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    const action = /<form[^>]*action="([^"]*)"/.exec(shown)?.[1] ?? ''
    const hidden = shown.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
    const known = [...hidden].map(([, name = '', value = '']) => [name, value])
    const form = new URLSearchParams({ ...Object.fromEntries(known), ...fields })
    return this.go(new URL(action.replaceAll('&amp;', '&'), url), form)
  }

  /** @throws Error after too many redirects */
  private async go(address: URL, form?: URLSearchParams): Promise<Visited> {
    let [url, body] = [address, form]
    for (let redirects = 0; redirects < redirectsMax; redirects += 1) {
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          Accept: 'text/html',
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { Origin: url.origin }),
        },
        ...(body && { body }),
      })
      this.keep(answer.headers.getSetCookie())
      const html = await answer.text()
      const location = answer.headers.get('location')
      if (!location) return { status: answer.status, url, html }
      url = new URL(location, url)
      body = undefined
    }
    throw new Error(`More than ${redirectsMax} redirects, the last one to ${url.href}`)
  }

  /** Paths of cookies are ignored: the pages of a log-in set each name once. */
  private keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
    }
  }
}
