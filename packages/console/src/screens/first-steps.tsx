import { useState } from 'preact/hooks'
import { textIn } from '../api/json.ts'
import { LinkButton } from '../parts/button.tsx'
import { Code, Copyable } from '../parts/copy.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { readList } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'
import { quickStarts } from './quick-starts.ts'

/** What to do first, with the settings to copy. */
export function FirstSteps() {
  const { first } = words()
  return (
    <Page title={words().titles['']} says={first.says}>
      <Card title={first.step1} says={first.step1Says}>
        <div class="actions">
          <LinkButton kind="main" icon="plus" href={hrefOf('applications', 'new')}>
            {first.createApplication}
          </LinkButton>
          <LinkButton icon="users" href={hrefOf('users', 'new')}>
            {first.createUser}
          </LinkButton>
          <LinkButton icon="plug" href={hrefOf('connections')}>
            {first.chooseConnections}
          </LinkButton>
        </div>
      </Card>
      <Card title={first.step2} says={first.step2Says}>
        <QuickStart />
      </Card>
      <Card title={first.step3} says={first.step3Says}>
        <div class="actions">
          <LinkButton icon="logs" href={hrefOf('logs')}>
            {first.openLogs}
          </LinkButton>
          <LinkButton icon="shield" href={hrefOf('network-acls')}>
            {first.decideWho}
          </LinkButton>
          <LinkButton icon="code" href={hrefOf('api')}>
            {first.tryOperation}
          </LinkButton>
        </div>
      </Card>
    </Page>
  )
}

function QuickStart() {
  const { first } = words()
  const [chosen, setChosen] = useState('')
  const [kind, setKind] = useState('spa')
  const query = { is_global: false }
  const applications = useLoaded('applications', () =>
    readList('clients', 'listClients', { query }),
  )
  const quickStart = quickStarts.find((each) => each.kind === kind)
  return (
    <Show of={applications}>
      {({ items }) => {
        const ids = items.map((item) => textIn(item, 'client_id'))
        const clientId = chosen || (ids[0] ?? '')
        return (
          <div class="fields">
            <div class="grid">
              <div class="field">
                <label for="application">{first.application}</label>
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
                <label for="quickStart">{first.quickStart}</label>
                <select
                  id="quickStart"
                  value={kind}
                  onChange={({ currentTarget }) => setKind(currentTarget.value)}
                >
                  {quickStarts.map((each) => (
                    <option key={each.kind} value={each.kind}>
                      {first[each.kind]}
                    </option>
                  ))}
                </select>
              </div>
            </div>
            <Settings clientId={clientId} />
            {quickStart && (
              <Code
                text={quickStart.write({ baseUrl: location.origin, clientId })}
                label={first[quickStart.kind]}
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
  const { first } = words()
  const settings = [
    [first.domain, host],
    [first.clientId, clientId],
    [first.issuer, `${origin}/`],
    [first.metadata, `${origin}/.well-known/openid-configuration`],
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
