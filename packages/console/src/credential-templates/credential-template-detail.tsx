import type { ComponentChildren } from 'preact'
import { call } from '../api/call.ts'
import { isMembers, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Copyable } from '../parts/copy.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { readList } from '../resource/read-list.ts'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { Trial } from './trial.tsx'
import { verificationAudience, verificationScopes } from './verifications.ts'

/** A credential template, and a verification to try it with a wallet. */
export function CredentialTemplateDetail(props: DetailProps) {
  return (
    <ResourceDetail {...props}>
      {() => (
        <Card title={words().credential.title} says={words().credential.says}>
          <WithApi>
            <Trial templateId={props.id} />
          </WithApi>
        </Card>
      )}
    </ResourceDetail>
  )
}

/**
 * Shows its children once the tenant has the API for which the tokens of verifications are issued.
 */
function WithApi({ children }: { readonly children: ComponentChildren }) {
  const { credential } = words()
  const known = useLoaded('the API of verifications', hasApi)
  const create = () => createApi().then(known.reload, (error: unknown) => say(messageOf(error)))
  return (
    <Show of={known}>
      {(exists) =>
        exists ? (
          children
        ) : (
          <div class="fields">
            <p>
              {credential.noApi} <Copyable text={verificationAudience} label="audience" />
            </p>
            <div class="actions">
              <Button kind="main" icon="plus" onClick={() => void create()}>
                {credential.createApi}
              </Button>
            </div>
          </div>
        )
      }
    </Show>
  )
}

async function hasApi(): Promise<boolean> {
  const query = { identifiers: [verificationAudience] }
  const { items } = await readList('resource-servers', 'listResourceServers', { query })
  return items.filter(isMembers).some((api) => textIn(api, 'identifier') === verificationAudience)
}

async function createApi(): Promise<void> {
  const scopes = verificationScopes.map((value) => ({ value }))
  const body = { name: 'Verifications', identifier: verificationAudience, scopes }
  await call('createResourceServer', { body })
}
