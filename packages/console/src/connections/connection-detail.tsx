import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Button, LinkButton } from '../parts/button.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { ConnectionApplications } from './connection-applications.tsx'
import { DirectoryState } from './directory-state.tsx'

/** A connection: a test of its log-in at an identity provider, and who uses it. */
export function ConnectionDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail screen={screen} id={id} withoutOf={partsWithout}>
      {(connection) => (
        <>
          {hasProvider(connection) && <Test id={id} />}
          {connection.strategy === withDirectory && <DirectoryState id={id} />}
          <ConnectionApplications id={id} />
        </>
      )}
    </ResourceDetail>
  )
}

/** The strategy whose users the server can read from a directory. */
const withDirectory = 'google-apps'
/** The strategies by which the server can authenticate with a key. */
const withKeys: readonly unknown[] = ['oidc', 'okta', 'auth0-oidc', 'waad']

const partsWithout = ({ strategy }: Members): readonly string[] => [
  ...(strategy === withDirectory
    ? []
    : [
        'getConnectionDirectoryProvisioning',
        'listConnectionDirectoryProvisioningSynchronizedGroups',
      ]),
  ...(withKeys.includes(strategy) ? [] : ['listConnectionKeys', 'createConnectionKeyRotation']),
]

const local: readonly unknown[] = ['auth0', 'email', 'sms']
const hasProvider = ({ strategy }: Members) => !local.includes(strategy)

function Test({ id }: { readonly id: string }) {
  const [url, setUrl] = useState<string>()
  const create = () =>
    call('createConnectionTest', { path: { id } }).then(
      (test) => setUrl(textIn(test, 'url')),
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <Card
      title={words().connection.setUp}
      says={words().connection.setUpSays}
      actions={
        url === undefined ? (
          <Button icon="key" onClick={() => void create()}>
            {words().connection.prepare}
          </Button>
        ) : (
          <LinkButton kind="main" href={url}>
            {words().connection.open}
          </LinkButton>
        )
      }
    />
  )
}
