import type {
  CreatedVerification,
  Verification,
  VerificationRequest,
} from '@latchkey/sdk/verifications'
import { useEffect, useState } from 'preact/hooks'
import { Button, LinkButton } from '../parts/button.tsx'
import { Problem } from '../parts/problem.tsx'
import { Json } from '../parts/value.tsx'
import { locale, words } from '../texts/texts.ts'
import { QrCode } from './qr-code.tsx'
import { verifications } from './verifications.ts'

type Protocol = VerificationRequest['protocol']

const protocols: readonly Protocol[] = ['openid4vp/v1.0', 'mdoc/webapi/v1.0', 'dc-api']

interface Started extends CreatedVerification {
  readonly protocol: Protocol
}

/** Starts a verification from a template, and follows it until it ends. */
export function Trial({ templateId }: { readonly templateId: string }) {
  const { credential } = words()
  const [protocol, setProtocol] = useState<Protocol>('openid4vp/v1.0')
  const [started, setStarted] = useState<Started>()
  const [error, setError] = useState<unknown>()
  const start = () => {
    setError(undefined)
    setStarted(undefined)
    verifications
      .create({ protocol, template_id: templateId })
      .then((created) => setStarted({ ...created, protocol }), setError)
  }
  return (
    <div class="fields">
      <div class="field">
        <label for="protocol">{credential.protocol}</label>
        <select
          id="protocol"
          value={protocol}
          onChange={({ currentTarget }) =>
            setProtocol(protocols.find((each) => each === currentTarget.value) ?? protocol)
          }
        >
          {protocols.map((each) => (
            <option key={each} value={each}>
              {credential.protocols[each]}
            </option>
          ))}
        </select>
      </div>
      <div class="actions">
        <Button kind={started ? 'plain' : 'main'} icon="play" onClick={start}>
          {started ? credential.again : credential.start}
        </Button>
      </div>
      {error !== undefined && <Problem error={error} />}
      {started && <Running key={started.verification_id} started={started} />}
    </div>
  )
}

function Running({ started }: { readonly started: Started }) {
  const { credential } = words()
  const { verification, error } = useVerification(started.verification_id)
  const { state } = verification
  const isOpen = state === 'pending-engagement' || state === 'pending-mdoc'
  const until = new Date(started.expires_at).toLocaleTimeString(locale.value)
  return (
    <div class="trial">
      {isOpen && started.protocol !== 'dc-api' && (
        <figure>
          <QrCode text={started.engagement} label={credential.qrLabel} />
          <figcaption class="small">{credential.scan}</figcaption>
        </figure>
      )}
      <div class="trialState">
        {isOpen && started.protocol === 'dc-api' && <p>{credential.byBrowser}</p>}
        <dl class="facts" aria-live="polite">
          <dt>{credential.state}</dt>
          <dd>
            <span class={flagOf(state)}>{credential.states[state]}</span>{' '}
            {isOpen && <span class="small">{credential.until(until)}</span>}
          </dd>
          {verification.reason && (
            <>
              <dt>{credential.reason}</dt>
              <dd>
                <code>{verification.reason}</code>
              </dd>
            </>
          )}
          {verification.issuer && (
            <>
              <dt>{credential.issuer}</dt>
              <dd>{verification.issuer}</dd>
            </>
          )}
        </dl>
        {isOpen && <LinkButton href={started.page_url}>{credential.openPage}</LinkButton>}
        {verification.claims && (
          <>
            <h3>{credential.claims}</h3>
            <Json value={verification.claims} label={credential.claims} />
          </>
        )}
        {error !== undefined && <Problem error={error} />}
      </div>
    </div>
  )
}

function flagOf(state: Verification['state']): string {
  if (state === 'honored') return 'flag on'
  return state.startsWith('error') ? 'flag bad' : 'flag warn'
}

/** The state of a verification as its events tell it, and its claims once it has ended. */
function useVerification(id: string) {
  const [verification, setVerification] = useState<Verification>({ state: 'pending-engagement' })
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = async () => {
      for await (const event of verifications.follow(id, { signal })) setVerification(event)
      setVerification(await verifications.get(id, { signal }))
    }
    follow().catch((thrown: unknown) => {
      if (!signal.aborted) setError(thrown)
    })
    return () => stop.abort()
  }, [id])
  return { verification, error }
}
