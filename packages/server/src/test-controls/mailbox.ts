import type { TestControlSchema } from '@latchkey/contract'
import type { Mail, Mailer, SentPhoneMessage } from '../mail/mail.ts'

type Message = Omit<TestControlSchema<'TestMessage'>, 'tenant'> & {
  readonly tenantId: string | undefined
}

/** Which messages to list. */
export interface MessageFilter {
  readonly tenantId?: string | undefined
  readonly to?: string | undefined
  /** Only messages with a greater id. */
  readonly after?: number | undefined
}

/** The most messages that are kept; the oldest one is removed. */
const messagesMax = 1_000
/** The most requests that wait for a message at one time. */
const waitingMax = 1_000

/** The messages that the server has sent, in the memory of this process. */
export class Mailbox {
  #messages: Message[] = []
  #lastId = 0
  readonly #waiting = new Set<() => void>()

  add(message: Omit<Message, 'id' | 'sent_at' | 'links' | 'codes'>, secret: string): void {
    this.#lastId += 1
    const sent_at = new Date().toISOString()
    this.#messages.push({
      ...message,
      links: linksIn(message.text),
      codes: codesIn(message.text, secret),
      id: this.#lastId,
      sent_at,
    })
    this.#messages.splice(0, this.#messages.length - messagesMax)
    for (const wake of [...this.#waiting]) wake()
  }

  /** The messages that match, newest first. */
  list(filter: MessageFilter): readonly Message[] {
    return this.#messages.filter((each) => isIn(each, filter)).reverse()
  }

  /** The messages that match, once there is one or the time is over. */
  async wait(filter: MessageFilter, waitMs: number): Promise<readonly Message[]> {
    const first = this.list(filter)
    if (first.length > 0 || waitMs === 0 || this.#waiting.size >= waitingMax) return first
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const wake = () => {
        if (this.list(filter).length > 0) end()
      }
      const timer = setTimeout(end, waitMs)
      this.#waiting.add(wake)
    })
    return this.list(filter)
  }

  forget(tenantId: string | undefined): void {
    const isKept = (each: Message) => tenantId !== undefined && each.tenantId !== tenantId
    this.#messages = this.#messages.filter(isKept)
  }
}

function isIn({ id, tenantId, to }: Message, filter: MessageFilter): boolean {
  if (filter.tenantId !== undefined && filter.tenantId !== tenantId) return false
  if (filter.to !== undefined && filter.to.toLowerCase() !== to.toLowerCase()) return false
  return filter.after === undefined || id > filter.after
}

const address = /https?:\/\/[^\s<>"')\]]+/g
const code = /(?<![\w-])\d{6,8}(?![\w-])/g
/** The most links that are found in one message. */
const foundMax = 100

const linksIn = (text: string): string[] => (text.match(address) ?? []).slice(0, foundMax)

/** @param secret the code that the message was sent for, or a link */
function codesIn(text: string, secret: string): string[] {
  const written = text.replaceAll(address, ' ').match(code) ?? []
  const known = secret === '' || /^https?:/.test(secret) ? [] : [secret]
  return [...new Set([...known, ...written])].slice(0, foundMax)
}

/** Wraps a mailer, so that its messages are kept. */
export function keepMessages(mailer: Mailer, mailbox: Mailbox): Mailer {
  return {
    ...mailer,
    async send(mail, sender) {
      mailbox.add({ ...shown(mail), tenantId: sender?.tenantId }, mail.secret)
      await mailer.send(mail, sender)
    },
    onPhoneMessage: (tenantId, { kind, to, method, body: text }: SentPhoneMessage) => {
      const channel = method === 'text' ? 'sms' : 'voice'
      mailbox.add({ tenantId, channel, kind, to, text }, '')
    },
  }
}

const shown = ({ kind, to, subject, text, html }: Mail) => ({
  channel: 'email' as const,
  kind,
  to,
  subject,
  text,
  html,
})
