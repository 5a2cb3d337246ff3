import { FormError, objectIn, textIn } from '@latchkey/forms'
import { emailOf } from '../identifiers/identifiers.ts'
import { isMailAddress } from '../mail/mail.ts'
import { unescaped } from '../pages/character-references.ts'
import { countMessage } from '../tenant-mail/count-messages.ts'
import { sendTenantMail } from '../tenant-mail/send-tenant-mail.ts'
import type { FlowRun, RunFlowAction } from './flow-run.ts'

const subjectLengthMax = 200

/** Sends a mail by the mail server of the tenant; the flow does not wait for its delivery. */
export const sendEmail: RunFlowAction = async (run, params) => {
  const { services, tenant, branding } = run
  const to = emailOf(textIn(params, 'to') ?? '')
  if (to === undefined) throw new FormError('`to` is no e-mail address.')
  const subject = (textIn(params, 'subject') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  const html = textIn(params, 'body') ?? ''
  if (subject === '' || subject.length > subjectLengthMax || html === '') {
    throw new FormError(`A mail needs a \`body\`, and a \`subject\` of 1 to ${subjectLengthMax}.`)
  }
  await countMail(run, to)
  const from = objectIn(params, 'from')
  const fromAddress = textIn(from, 'email')
  sendTenantMail(services.mailer, tenant, {
    branding,
    mail: {
      kind: 'flow',
      to,
      fromName: textIn(from, 'name') ?? branding.tenantName,
      ...(fromAddress !== undefined && isMailAddress(fromAddress) && { fromAddress }),
      subject,
      html,
      text: unescaped(html.replace(/<[^>]{0,2000}>/g, '')),
      language: branding.language,
      secret: '',
    },
    facts: {},
  })
  return { sent: true }
}

/** @throws FormError if too many mails were sent to the address, or for the network of the user */
export async function countMail({ tenant, address: ip }: FlowRun, address: string): Promise<void> {
  const author = { description: 'Count a mail' }
  const tooMany = await tenant.store.write(author, (store) => countMessage(store, { address, ip }))
  if (tooMany) throw new FormError('Too many mails were sent. Wait an hour.')
}
