import { useState } from 'preact/hooks'
import { textIn } from '../api/json.ts'
import { ApplicationSelect } from '../applications/application-select.tsx'
import { QuickStart } from '../applications/quick-start.tsx'
import { LinkButton } from '../parts/button.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { readEvery } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

/** The first steps in a new tenant, with the settings to copy. */
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
        <ChosenApplication />
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

function ChosenApplication() {
  const { first } = words()
  const [chosen, setChosen] = useState('')
  const query = { is_global: false }
  const applications = useLoaded('applications', () =>
    readEvery('clients', 'listClients', { query }),
  )
  return (
    <Show of={applications}>
      {(items) => {
        const client = items.find((item) => textIn(item, 'client_id') === chosen) ?? items[0] ?? {}
        const clientId = textIn(client, 'client_id')
        return (
          <div class="fields">
            <div class="field">
              <label for="application">{first.application}</label>
              <ApplicationSelect
                id="application"
                items={items}
                value={clientId}
                onChoose={setChosen}
              />
            </div>
            <QuickStart key={clientId} client={client} reload={applications.reload} />
          </div>
        )
      }}
    </Show>
  )
}
