import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { receiverPem, until } from '@latchkey/testkit'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server with STARTTLS and a password, which stores its mails. */
export interface TenantSmtp {
  readonly port: number
  readonly received: readonly Email[]
  readonly users: readonly string[]
  /** Refuses every mail with this code. */
  refuseBy(code: number | undefined): void
  /** The newest mail to an address that contains a text. */
  mailTo(address: string, saying: string): Promise<Email>
  stop(): Promise<void>
}

export async function startTenantSmtp(): Promise<TenantSmtp> {
  const pem = await receiverPem('localhost')
  const received: Email[] = []
  const users: string[] = []
  let refusal: number | undefined
  const server = new SMTPServer({
    key: pem,
    cert: pem,
    onAuth: ({ username, password }, _, done) => {
      users.push(`${username}:${password}`)
      done(null, { user: username ?? '' })
    },
    onData: async (stream, _session, done) => {
      const bytes = await buffer(stream)
      if (refusal) return done(Object.assign(new Error('no'), { responseCode: refusal }))
      received.push(await PostalMime.parse(bytes))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const says = (email: Email, text: string) =>
    [email.subject, email.html, email.text].some((part) => part?.includes(text))
  const find = (address: string, text: string) =>
    received.findLast(
      ({ to, ...email }) => to?.[0]?.address === address && says(email as Email, text),
    )
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    users,
    refuseBy(code) {
      refusal = code
    },
    async mailTo(address, saying) {
      await until(`a mail to ${address}: ${saying}`, () => find(address, saying) !== undefined)
      return find(address, saying) as Email
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
