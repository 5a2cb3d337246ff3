import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { openFolderPostbox } from './folder-postbox.ts'
import type { Mailer, Postbox } from './mail.ts'
import { createMailQueue, type MailBounds } from './mail-queue.ts'
import { openSmtpPostbox } from './smtp-postbox.ts'

interface MailerParts {
  readonly config: Pick<
    Config,
    'production' | 'dataFolder' | 'smtpServer' | 'mailFrom' | 'outboundCa'
  >
  readonly log: Logger
  readonly now: () => Date
  readonly print: (line: string) => void
  readonly bounds?: MailBounds
}

/** Mails go to the configured server; without one to a folder, and in production nowhere. */
export function openMailer({ config, log, now, print, bounds }: MailerParts): Mailer {
  const { production, dataFolder, smtpServer, mailFrom: from, outboundCa: ca } = config
  const folder = join(dataFolder, 'mails')
  const postbox = smtpServer
    ? openSmtpPostbox({ server: smtpServer, from, now, ca })
    : production
      ? nowhere(log)
      : openFolderPostbox({ folder, from, now, print })
  return createMailQueue({ postbox, log, ...(bounds && { bounds }) })
}

function nowhere(log: Logger): Postbox {
  return {
    post: async ({ kind }) => log.error({ kind }, 'No mail is sent: set LATCHKEY_SMTP_URL.'),
    close: () => undefined,
  }
}
