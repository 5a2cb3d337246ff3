import { once } from 'node:events'
import { createServer } from 'node:http'
import { TOTP } from 'otpauth'
import { ApprovalMails } from './approval-mails.ts'
import type { Tenant } from './tenant.ts'
import type { User } from './user.ts'
import { type Visited, Visitor } from './visitor.ts'

/** The user of CIBA requests, and the URL by which the suite makes the user answer. */
export interface Approver {
  /** `automated_ciba_approval_url` of the suite; it replaces `{action}` by `allow` or `deny`. */
  readonly url: string
  /** Waits until the server allows another request to the user, which it limits. */
  rest(): Promise<void>
  close(): Promise<void>
}

interface ApproverParts {
  readonly tenant: Pick<Tenant, 'call'>
  readonly user: User
  /** The folder in which the server stores mails. */
  readonly mailFolder: string
}

const codeSeconds = 30

/**
 * Answers CIBA requests for the user: follows the link of each mail, logs in, with a one-time
 * password where a page asks for it, and accepts or declines.
 */
export async function openApprover({ tenant, user, mailFolder }: ApproverParts): Promise<Approver> {
  const mails = new ApprovalMails(mailFolder, user.email)
  const { totp_secret: secret } = await tenant.call(
    'POST',
    `users/${encodeURIComponent(user.userId)}/authentication-methods`,
    { type: 'totp' },
  )
  // A first log-in with a code would show a recovery code.
  await tenant.call('PUT', 'guardian/factors/recovery-code', { enabled: false })
  const totp = new TOTP({ secret: String(secret), period: codeSeconds })
  const server = createServer((req, res) => {
    const isAllowed = new URL(req.url ?? '/', 'http://localhost').searchParams.get('action')
    answerAll(isAllowed === 'allow' ? 'accept' : 'deny').then(
      (answered) => res.writeHead(answered > 0 ? 200 : 504).end(JSON.stringify({ answered })),
      (error) => res.writeHead(500).end(JSON.stringify({ error: String(error) })),
    )
  })

  /** Answers the requests of this module. */
  async function answerAll(action: 'accept' | 'deny'): Promise<number> {
    const links = await mails.take()
    let answered = 0
    for (const link of links) if (await answer(link, action)) answered += 1
    return answered
  }

  async function answer(link: URL, action: string): Promise<boolean> {
    const visitor = new Visitor()
    let page = await visitor.visit(link)
    if (page.status !== 200) return false
    page = await visitor.submit(page, { username: user.email, password: user.password })
    if (asksForCode(page)) page = await visitor.submit(page, { code: totp.generate() })
    if (asksForCode(page)) {
      await wait(totp.remaining() + 500) // a code is accepted once
      page = await visitor.submit(page, { code: totp.generate() })
    }
    return (await visitor.submit(page, { action })).status === 200
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/?action={action}`,
    rest: () => mails.rest(),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const asksForCode = ({ html }: Visited) => /<input[^>]*name="code"/.test(html)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
