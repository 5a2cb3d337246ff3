import { useState } from 'preact/hooks'
import { textIn } from '../api/json.ts'
import { LinkButton } from '../parts/button.tsx'
import { Code, Copyable } from '../parts/copy.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { readList } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { quickStarts } from './quick-starts.ts'

/** What to do first, with the settings to copy. */
export function FirstSteps() {
  return (
    <Page title="First steps" says="From an empty tenant to the first log-in of your application.">
      <Card title="1. Let people log in" says="An application gets a client ID and callback URLs.">
        <div class="actions">
          <LinkButton kind="main" icon="plus" href={hrefOf('applications', 'new')}>
            Create application
          </LinkButton>
          <LinkButton icon="users" href={hrefOf('users', 'new')}>
            Create user
          </LinkButton>
          <LinkButton icon="plug" href={hrefOf('connections')}>
            Choose connections
          </LinkButton>
        </div>
      </Card>
      <Card title="2. Connect your application" says="Settings and code of a quick start, to copy.">
        <QuickStart />
      </Card>
      <Card title="3. See what happens" says="Each log-in and each change has an entry in the log.">
        <div class="actions">
          <LinkButton icon="logs" href={hrefOf('logs')}>
            Open the logs
          </LinkButton>
          <LinkButton icon="shield" href={hrefOf('network-acls')}>
            Decide who may connect
          </LinkButton>
          <LinkButton icon="code" href={hrefOf('api')}>
            Try any operation
          </LinkButton>
        </div>
      </Card>
    </Page>
  )
}

function QuickStart() {
  const [chosen, setChosen] = useState('')
  const [kind, setKind] = useState(quickStarts[0]?.name ?? '')
  const query = { is_global: false }
  const applications = useLoaded('applications', () =>
    readList('clients', 'listClients', { query }),
  )
  const quickStart = quickStarts.find(({ name }) => name === kind)
  return (
    <Show of={applications}>
      {({ items }) => {
        const ids = items.map((item) => textIn(item, 'client_id'))
        const clientId = chosen || (ids[0] ?? '')
        return (
          <div class="fields">
            <div class="grid">
              <div class="field">
                <label for="application">Application</label>
                <select
                  id="application"
                  value={clientId}
                  onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                >
                  {items.map((item) => (
                    <option key={textIn(item, 'client_id')} value={textIn(item, 'client_id')}>
                      {textIn(item, 'name')}
                    </option>
                  ))}
                </select>
              </div>
              <div class="field">
                <label for="quickStart">Quick start</label>
                <select
                  id="quickStart"
                  value={kind}
                  onChange={({ currentTarget }) => setKind(currentTarget.value)}
                >
                  {quickStarts.map(({ name }) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </div>
            </div>
            <Settings clientId={clientId} />
            {quickStart && (
              <Code
                text={quickStart.write({ baseUrl: location.origin, clientId })}
                label={quickStart.name}
              />
            )}
          </div>
        )
      }}
    </Show>
  )
}

function Settings({ clientId }: { readonly clientId: string }) {
  const { origin, host } = location
  const settings = [
    ['Domain', host],
    ['Client ID', clientId],
    ['Issuer', `${origin}/`],
    ['Metadata', `${origin}/.well-known/openid-configuration`],
  ] as const
  return (
    <dl class="facts">
      {settings.map(([name, value]) => (
        <>
          <dt key={name}>{name}</dt>
          <dd>
            <Copyable text={value} label={name} />
          </dd>
        </>
      ))}
    </dl>
  )
}
