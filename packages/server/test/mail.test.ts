import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from '@jest/globals'
import { until } from '@latchkey/testkit'
import fc from 'fast-check'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { readConfig } from '../src/config/config.ts'
import {
  composeApproval,
  composeBlockedAccount,
  composeEmailCode,
  composeResetPassword,
  composeVerifyEmail,
} from '../src/mail/compose.ts'
import { isMailAddress } from '../src/mail/mail.ts'
import { mailBounds } from '../src/mail/mail-queue.ts'
import { openMailer, type QueuedMailer } from '../src/mail/open-mailer.ts'
import type { ResolvedBranding } from '../src/pages/resolved-branding.ts'
import { languages } from '../src/pages/texts/texts.ts'

const branding: ResolvedBranding = { language: 'en', tenantName: 'Northwind' }
const link = {
  to: 'ada@example.com',
  url: 'https://id.example/u/x?ticket=T1',
  lifetimeSeconds: 7200,
}
const bounds = { ...mailBounds, retryDelaysMs: [5, 5], waitingMax: 3, runningMax: 1, stopMs: 5_000 }

/** No tenant here has a mail server. */
const nowhere = {
  send: () => Promise.reject(new Error('No API')),
  connect: () => Promise.reject(new Error('Nobody connects.')),
}

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

interface Opened {
  readonly mailer: QueuedMailer
  readonly printed: string[]
  readonly logged: string[]
}

function open(env: NodeJS.ProcessEnv): Opened {
  const printed: string[] = []
  const logged: string[] = []
  const sink = new Writable({
    write: (line, _, done) => {
      logged.push(String(line))
      done()
    },
  })
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  const print = (line: string) => void printed.push(line)
  const parts = { config: readConfig(env), outbound: nowhere, log: pino(sink) }
  const mailer = openMailer({ ...parts, now, print, bounds })
  return { mailer, printed, logged }
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'latchkey-mail-'))
  endings.push(() => rm(made, { recursive: true, force: true }))
  return made
}

/** A mail server that refuses a given number of mails. */
async function startSmtp(refusals: number[] = []) {
  const received: { email: Email; to: string[]; user: unknown }[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => done(null, { user: `${username}:${password}` }),
    onData: async (stream, { envelope, user }, done) => {
      attempts += 1
      const bytes = await buffer(stream)
      const responseCode = refusals.shift()
      if (responseCode) {
        return done(Object.assign(new Error(`no: ${bytes.toString()}`), { responseCode }))
      }
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({ email: await PostalMime.parse(bytes), to, user })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const env = {
    LATCHKEY_SMTP_URL: `smtp://us%40er:pa%3Ass@127.0.0.1:${port}?tls=off`,
    LATCHKEY_MAIL_FROM: 'no-reply@northwind.example',
  }
  return { env, received, attempts: () => attempts }
}

describe('a configured mail server', () => {
  it('gets e-mails in the language of the user, as text and as HTML', async () => {
    const { env, received } = await startSmtp()
    for (const language of ['en', 'zh-CN'] as const) {
      const { mailer } = open(env)
      await mailer.send(composeResetPassword({ ...branding, language }, link))
      await mailer.stop()
      const { email, to, user } = received.at(-1) ?? {}
      expect({ to, user }).toEqual({ to: ['ada@example.com'], user: 'us@er:pa:ss' })
      expect(email?.from).toMatchObject({
        name: 'Northwind',
        address: 'no-reply@northwind.example',
      })
      expect(email?.subject).toMatch(/\S/)
      expect(email?.text).toContain(link.url)
      expect(email?.html).toContain(`href="${link.url}"`)
      expect(email?.html).toContain(`<html lang="${language}">`)
      expect(email?.html).not.toContain('${')
      expect(email?.headers).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        ]),
      )
    }
    const subjects = languages.map(
      (language) => composeResetPassword({ ...branding, language }, link).subject,
    )
    expect(new Set(subjects).size).toBe(languages.length)
    expect(received.map(({ email }) => email.subject)).toEqual([subjects[0], subjects.at(-1)])
  })

  it('is retried after a temporary refusal, and not after a permanent one', async () => {
    const passing = await startSmtp([451, 451])
    const one = open(passing.env)
    await one.mailer.send(composeVerifyEmail(branding, link))
    while (passing.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await one.mailer.stop()
    expect(passing.attempts()).toBe(3)

    const lasting = await startSmtp([550])
    const other = open(lasting.env)
    await other.mailer.send(composeVerifyEmail(branding, link))
    await other.mailer.stop()
    expect([lasting.attempts(), lasting.received]).toEqual([1, []])
    const logged = [...one.logged, ...other.logged].join('')
    expect(logged).toContain('"code":"550"')
    expect(logged).not.toMatch(/ticket|ada@|T1/)
    expect([...one.printed, ...other.printed]).toEqual([])
  })

  it('gets the binding message in every language, never as markup', () => {
    const members = { clientName: 'Harbour Mail', bindingMessage: 'Pay <b>7</b> to Grace' }
    for (const language of languages) {
      const mail = composeApproval({ ...branding, language }, { ...link, ...members })
      expect(mail.text).toContain(members.bindingMessage)
      expect([mail.subject, mail.text]).toEqual(
        Array.from({ length: 2 }, () => expect.stringContaining('Harbour Mail')),
      )
      expect(mail.html).toContain('Pay &lt;b>7&lt;/b>')
      expect(mail.text).toContain(link.url)
    }
  })

  it('never contains an injected header', async () => {
    const { env, received } = await startSmtp()
    const { mailer } = open(env)
    const evil = 'Northwind\r\nBcc: eve@example.com\r\n\r\nHello'
    await mailer.send(
      composeEmailCode({ ...branding, tenantName: evil }, { ...link, code: '123456' }),
    )
    await expect(
      mailer.send(
        composeEmailCode(branding, { ...link, to: 'a@b.example\r\nBcc: e@e', code: '1' }),
      ),
    ).rejects.toMatchObject({ code: 'mail_address_invalid' })
    await mailer.stop()
    expect(received.map(({ to }) => to)).toEqual([['ada@example.com']])
    expect(received[0]?.email.bcc).toBeUndefined()
    expect(received[0]?.email.from?.address).toBe('no-reply@northwind.example')
  })

  it('queues a bounded number of e-mails', async () => {
    const { env } = await startSmtp()
    const { mailer } = open(env)
    const sends = Array.from({ length: 5 }, () => mailer.send(composeVerifyEmail(branding, link)))
    const refused = (await Promise.allSettled(sends)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'mail_queue_full' } }])
    await mailer.stop()
  })
})

describe('a mail server that several tenants share', () => {
  const by = (tenantId: string, onLost: (code: string) => void = () => undefined) => ({
    tenantId,
    server: undefined,
    onLost,
  })
  const mailTo = (to: string) => composeVerifyEmail(branding, { ...link, to })

  it('is used in turn, and drops the latest e-mails of a tenant that sends too many', async () => {
    const { env, received } = await startSmtp()
    const { mailer } = open(env)
    const lost: string[] = []
    for (const to of ['a1', 'a2', 'a3', 'a4'])
      await mailer.send(
        mailTo(`${to}@example.com`),
        by('a', (code) => lost.push(code)),
      )
    await mailer.send(mailTo('b1@example.com'), by('b'))
    expect(mailer.waitingNow).toBeGreaterThanOrEqual(4)
    await mailer.stop()
    expect(mailer.waitingNow).toBe(0)
    const order = received.map(({ to: [to] }) => to?.split('@')[0])
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
    expect(lost).toEqual(['mail_queue_full'])
  })

  it('is not blocked by e-mails that wait for a retry', async () => {
    const { env, received } = await startSmtp([451])
    const { mailer } = open(env)
    await mailer.send(mailTo('a1@example.com'), by('a'))
    await mailer.send(mailTo('b1@example.com'), by('b'))
    await until('both', async () => received.length === 2)
    expect(received.map(({ to: [to] }) => to)).toEqual(['b1@example.com', 'a1@example.com'])
    await mailer.stop()
  })
})

describe('without a mail server', () => {
  it('e-mails are files that only their owner can read, and one log line each', async () => {
    const data = await folder()
    const { mailer, printed, logged } = open({ LATCHKEY_DATA: data })
    await mailer.send(composeBlockedAccount(branding, { ...link, address: '203.0.113.7' }))
    await mailer.stop()
    const [file = '', ...others] = await readdir(join(data, 'mails'))
    const email = await PostalMime.parse(await readFile(join(data, 'mails', file)))
    expect([file, others]).toEqual([expect.stringMatching(/^2026-11-21T12-00-00.*\.eml$/), []])
    expect((await stat(join(data, 'mails', file))).mode & 0o777).toBe(0o600)
    expect(email.text).toContain('from the IP address 203.0.113.7')
    expect(email.text).toContain('expires after 2 hours')
    expect(printed).toEqual([`Mail for ada@example.com: Your account was blocked: ${link.url}`])
    expect(logged).toEqual([])
  })

  it('production sends none, and names the missing variable', async () => {
    const data = await folder()
    const env = { LATCHKEY_DATA: data, NODE_ENV: 'production', LATCHKEY_TLS: 'off' }
    const config = {
      ...readConfig({ LATCHKEY_DATA: data }),
      production: env.NODE_ENV !== undefined,
    }
    const logged: string[] = []
    const log = pino({}, { write: (line: string) => void logged.push(line) })
    const mailer = openMailer({
      config,
      outbound: nowhere,
      log,
      now: () => new Date(),
      print: () => undefined,
      bounds,
    })
    await mailer.send(composeVerifyEmail(branding, link))
    await mailer.stop()
    expect(await readdir(data)).toEqual([])
    expect(logged.join('')).toContain('LATCHKEY_SMTP_URL')
  })
})

describe('isMailAddress()', () => {
  it('accepts addresses and nothing that could inject headers', () => {
    for (const good of ['ada@example.com', "o'hara+x@sub.example.co", 'jörg@bücher.example']) {
      expect([good, isMailAddress(good)]).toEqual([good, true])
    }
    const unit = fc.constantFrom(
      'a',
      '@',
      '.',
      ',',
      ';',
      '<',
      '>',
      '\r',
      '\n',
      '"',
      ' ',
      '\0',
      '\u2028',
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        if (isMailAddress(text)) expect(text).toMatch(/^[a.]+@[a.]+$/)
      }),
    )
    expect(isMailAddress(`${'a'.repeat(65)}@example.com`)).toBe(false)
  })
})

describe('the configuration', () => {
  it.each([
    ['smtps://mail.example', { port: 465, tls: 'implicit' }],
    ['smtp://mail.example', { port: 587, tls: 'starttls' }],
    ['smtp://mail.example:25?tls=off', { port: 25, tls: 'off' }],
  ])('of %s is %j', (url, server) => {
    const env = { LATCHKEY_SMTP_URL: url, LATCHKEY_MAIL_FROM: 'a@mail.example' }
    expect(readConfig(env).smtpServer).toMatchObject({ host: 'mail.example', ...server })
  })

  it.each([
    [{ LATCHKEY_SMTP_URL: 'http://:secret@mail.example' }, 'LATCHKEY_SMTP_URL must be the URL'],
    [{ LATCHKEY_SMTP_URL: 'smtp://mail.example?tls=maybe' }, 'LATCHKEY_SMTP_URL must be the URL'],
    [{ LATCHKEY_SMTP_URL: 'smtp://mail.example' }, 'LATCHKEY_MAIL_FROM is required'],
    [{ LATCHKEY_MAIL_FROM: 'Name <a@b.example>' }, 'it must be an e-mail address'],
  ])('%j is refused', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
    expect(() => readConfig(env)).not.toThrow('secret')
  })
})
