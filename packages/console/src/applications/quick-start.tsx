import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { listIn, type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Code, Copyable } from '../parts/copy.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'
import { quickStartFor, quickStarts } from './quick-starts.ts'
import { Secret } from './secret.tsx'

interface QuickStartProps {
  readonly client: Members
  /** Reads the application again. */
  readonly reload: () => void
}

/** The settings of an application and code that logs its users in, to copy. */
export function QuickStart({ client, reload }: QuickStartProps) {
  const { first } = words()
  const clientId = textIn(client, 'client_id')
  const [kind, setKind] = useState(quickStartFor(textIn(client, 'app_type')))
  const quickStart = quickStarts.find((each) => each.kind === kind)
  return (
    <div class="fields">
      <Settings client={client} />
      <div class="field">
        <label for="quickStart">{first.quickStart}</label>
        <select
          id="quickStart"
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(quickStarts.find((each) => each.kind === value)?.kind ?? kind)
          }
        >
          {quickStarts.map((each) => (
            <option key={each.kind} value={each.kind}>
              {first[each.kind]}
            </option>
          ))}
        </select>
      </div>
      {quickStart && (
        <>
          <Callback client={client} callback={quickStart.callback} reload={reload} />
          <Code
            text={quickStart.write({ baseUrl: location.origin, clientId })}
            label={first[quickStart.kind]}
          />
          {quickStart.guide && (
            <p class="hint">
              <a href={`/docs/guides/${quickStart.guide}.html`}>{first.wholeProgram}</a>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Public clients, as in browsers and on telephones, do not authenticate by their secret. */
export const hasSecret = (client: Members): boolean =>
  textIn(client, 'client_secret') !== '' && !['spa', 'native'].includes(textIn(client, 'app_type'))

function Settings({ client }: { readonly client: Members }) {
  const { origin, host } = location
  const { first } = words()
  const settings = [
    [first.domain, host],
    [first.clientId, textIn(client, 'client_id')],
    [first.issuer, `${origin}/`],
    [first.metadata, `${origin}/.well-known/openid-configuration`],
  ] as const
  return (
    <dl class="facts">
      {settings.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <Copyable text={value} label={name} />
          </dd>
        </Fragment>
      ))}
      {hasSecret(client) && (
        <>
          <dt>{first.clientSecret}</dt>
          <dd>
            <Secret text={textIn(client, 'client_secret')} label={first.clientSecret} />
          </dd>
        </>
      )}
    </dl>
  )
}

interface CallbackProps extends QuickStartProps {
  readonly callback: string | undefined
}

/** Registers the callback URL of the code, where the application does not have it yet. */
function Callback({ client, callback, reload }: CallbackProps) {
  const { first } = words()
  const callbacks = listIn(client.callbacks)
  if (callback === undefined || callbacks.includes(callback)) return null
  const path = { id: textIn(client, 'client_id') }
  const write = async (after: readonly unknown[]) => {
    await call('updateClient', { path, body: { callbacks: after } })
    reload()
  }
  const add = () =>
    write([...callbacks, callback]).then(
      () => say(first.callbackAdded, () => write(callbacks)),
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <p class="warning row">
      <span>
        {first.callbackMissing} <code>{callback}</code>
      </span>
      <Button onClick={() => void add()}>{first.addCallback}</Button>
    </p>
  )
}
