import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { createErrands } from './errands.ts'
import { openFolderPostbox } from './folder-postbox.ts'
import type { Mailer, Postbox } from './mail.ts'
import { createMailQueue, type MailBounds } from './mail-queue.ts'
import { openSmtpPostbox } from './smtp-postbox.ts'
import { createTenantQueues } from './tenant-queues.ts'

interface MailerParts {
  readonly config: Pick<
    Config,
    'production' | 'dataFolder' | 'smtpServer' | 'mailFrom' | 'outboundCa'
  >
  /** The outbound client for the servers of tenants. */
  readonly outbound: Pick<Outbound, 'connect' | 'send'>
  readonly log: Logger
  readonly now: () => Date
  readonly print: (line: string) => void
  readonly bounds?: MailBounds
}

/** A mailer that counts its queues. */
export interface QueuedMailer extends Mailer {
  /** The number of mails that are prepared or sent, or wait for that. */
  readonly waitingNow: number
}

/**
 * Opens the mailer. It sends mails by the mail server of their tenant, or else by the configured
 * one. Without both, mails are written to a folder, or in production not sent.
 */
export function openMailer({
  config,
  outbound,
  log,
  now,
  print,
  bounds,
}: MailerParts): QueuedMailer {
  const { production, dataFolder, smtpServer, mailFrom: from, outboundCa: ca } = config
  const folder = join(dataFolder, 'mails')
  const postbox = smtpServer
    ? openSmtpPostbox({ server: smtpServer, from, now, ca })
    : production
      ? nowhere(log)
      : openFolderPostbox({ folder, from, now, print })
  const shared = createMailQueue({ postbox, log, ...(bounds && { bounds }) })
  const ofTenants = createTenantQueues({ outbound, from, ca, log, now, bounds })
  const errands = createErrands(log)
  return {
    get waitingNow() {
      return errands.undoneNow + shared.waitingNow + ofTenants.waitingNow
    },
    async send(mail, sender) {
      const own = sender?.server && ofTenants.of(sender.tenantId, sender.server)
      await (own ?? shared).send(mail, sender)
    },
    later: errands.add,
    laterByCode: errands.addCode,
    async stop() {
      await errands.stop()
      await Promise.all([shared.stop(), ofTenants.stop()])
    },
  }
}

function nowhere(log: Logger): Postbox {
  return {
    post: async ({ kind }) =>
      log.error({ kind }, 'A mail was not sent: LATCHKEY_SMTP_URL is not set.'),
    close: () => undefined,
  }
}
