import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import { type Approver, openApprover } from './approver.ts'

/* The user of CIBA requests against an HTTP double of the tenant's pages. */

const user = {
  email: 'ada@example.com',
  password: 'Aa1-secret',
  userId: 'auth0|1',
  connectionId: 'con_1',
}
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const form = (name: string) =>
  `<form action="/lo/approval"><input type="hidden" name="ticket" value="t1"><input name="${name}"></form>`

/** Pages for the password, the one-time password and the answer; `posted` are their forms. */
async function openPages() {
  const posted: Readonly<Record<string, string>>[] = []
  const cookies: (string | undefined)[] = []
  const pages = ['username', 'code', 'answer'].map(form)
  const server: Server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req.setEncoding('utf8')) body += chunk
    cookies.push(req.headers.cookie)
    if (req.url?.startsWith('/lo/approval?')) {
      return void res.writeHead(303, { location: '/login', 'set-cookie': 'visit=1; Path=/' }).end()
    }
    if (req.method === 'POST') posted.push(Object.fromEntries(new URLSearchParams(body)))
    res.end(pages[posted.length] ?? 'done')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, posted, cookies }
}

async function openMails() {
  const parent = await mkdtemp(join(tmpdir(), 'mails-'))
  closing.push(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'mails') // which is created with the first mail
  const write = async (name: string, to: string, link: string) => {
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, `${name}-async-approval-x.eml`),
      `To: ${to}\r\n\r\nFollow ${link.replace('=', '=3D').replace('ticket', 'tick=\r\net')}\r\n`,
    )
  }
  return { folder, write }
}

async function open(mailFolder: string): Promise<Approver> {
  const tenant = { issuer: 'https://t/', call: async () => ({ totp_secret: secret }) }
  const approver = await openApprover({ tenant, user, mailFolder })
  closing.push(() => approver.close())
  return approver
}

it.each([
  ['allow', 'accept'],
  ['deny', 'deny'],
])(
  'is called to %s, and answers the request of the newest mail to the user',
  async (action, sent) => {
    const { origin, posted, cookies } = await openPages()
    const mails = await openMails()
    const early = await open(mails.folder)
    await early.rest()
    await mails.write('1', user.email, 'http://127.0.0.1:1/lo/approval?ticket=earlier')
    const approver = await open(mails.folder)
    await approver.rest()
    await mails.write('2', 'eve@example.com', 'http://127.0.0.1:1/lo/approval?ticket=other')
    await mails.write('3', user.email, `${origin}/lo/approval?ticket=t1`)
    const answer = await fetch(approver.url.replace('{action}', action), { method: 'POST' })
    expect([answer.status, await answer.json()]).toEqual([200, { answered: 1 }])
    expect(posted).toEqual([
      { ticket: 't1', username: user.email, password: user.password },
      { ticket: 't1', code: expect.stringMatching(/^\d{6}$/) },
      { ticket: 't1', action: sent },
    ])
    expect(cookies).toEqual(['', ...Array.from({ length: 4 }, () => 'visit=1')])
  },
)
