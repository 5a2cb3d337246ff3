type Json = Readonly<Record<string, unknown>>

interface TenantOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The management API of the tenant that is tested. */
export class Tenant {
  readonly issuer: string
  private readonly token: string

  private constructor(issuer: string, token: string) {
    this.issuer = issuer
    this.token = token
  }

  /** @throws Error where the client may not call the management API */
  static async open({ issuer, clientId, clientSecret }: TenantOptions): Promise<Tenant> {
    const answer = await fetch(new URL('oauth/token', issuer), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: new URL('api/v2/', issuer).href,
      }),
    })
    const { access_token } = (await answer.json()) as { readonly access_token?: string }
    if (!access_token) throw new Error(`${issuer} gives no token: ${answer.status}`)
    return new Tenant(issuer, access_token)
  }

  /** @throws Error with the message of the management API */
  async call(
    method: string,
    path: string,
    body?: Json | readonly Json[],
  ): Promise<Record<string, unknown>> {
    const answer = await fetch(new URL(`api/v2/${path}`, this.issuer), {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return text === '' ? {} : JSON.parse(text)
  }

  async discover(): Promise<Record<string, unknown>> {
    const url = new URL('.well-known/openid-configuration', this.issuer)
    return (await (await fetch(url)).json()) as Record<string, unknown>
  }
}
