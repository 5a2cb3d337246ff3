import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Copyable } from '../parts/copy.tsx'
import { Card } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { Moment } from '../parts/value.tsx'
import { words } from '../texts/texts.ts'

interface VerificationProps {
  readonly domain: Members
  readonly id: string
  readonly reload: () => void
}

/** The DNS records that prove the ownership, each of which is enough, and their check. */
export function Verification({ domain, id, reload }: VerificationProps) {
  const { domain: texts } = words()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const verification = membersIn(domain.verification)
  const isReady = textIn(domain, 'status') === 'ready'
  const why = textIn(verification, 'error_msg')
  const verifiedAt = textIn(verification, 'last_verified_at')
  const verify = () => {
    setBusy(true)
    setError(undefined)
    call('createCustomDomainVerification', { path: { id } })
      .then((found) => {
        say(textIn(found, 'status') === 'ready' ? texts.isReady : texts.notFound)
        reload()
      }, setError)
      .finally(() => setBusy(false))
  }
  return (
    <Card
      title={texts.verification}
      says={texts.verificationSays}
      actions={
        <>
          <span class={isReady ? 'flag on' : 'flag'}>{isReady ? texts.ready : texts.pending}</span>
          <Button kind={isReady ? 'plain' : 'main'} icon="check" isBusy={isBusy} onClick={verify}>
            {texts.verify}
          </Button>
        </>
      }
    >
      {listIn(verification.methods)
        .filter(isMembers)
        .map((record) => (
          <DnsRecord key={textIn(record, 'name')} record={record} />
        ))}
      {why !== '' && <p class="wrong">{why}</p>}
      {verifiedAt !== '' && (
        <p class="hint">
          {texts.lastVerified} <Moment iso={verifiedAt} />
        </p>
      )}
      {error !== undefined && <Problem error={error} />}
    </Card>
  )
}

function DnsRecord({ record }: { readonly record: Members }) {
  const { domain } = words()
  const [type, name, value] = ['name', 'domain', 'record'].map((each) => textIn(record, each))
  return (
    <dl class="facts">
      <dt>{domain.recordType}</dt>
      <dd>
        <code>{type}</code>
      </dd>
      <dt>{domain.recordName}</dt>
      <dd>
        <Copyable text={name ?? ''} label={domain.recordName} />
      </dd>
      <dt>{domain.recordValue}</dt>
      <dd>
        <Copyable text={value ?? ''} label={domain.recordValue} />
      </dd>
    </dl>
  )
}
