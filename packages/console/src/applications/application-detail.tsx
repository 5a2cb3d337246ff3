import { call } from '../api/call.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Card } from '../parts/page.tsx'
import { say } from '../parts/toasts.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { ApplicationConnections } from './application-connections.tsx'
import { hasSecret, QuickStart } from './quick-start.tsx'

/** An application: code and settings to copy, its secret, and who may log in to it. */
export function ApplicationDetail({ screen, id }: DetailProps) {
  const { application, first } = words()
  return (
    <ResourceDetail screen={screen} id={id}>
      {(client, reload) => (
        <>
          <Card
            title={application.connect}
            says={first.step2Says}
            actions={hasSecret(client) && <Rotation id={id} reload={reload} />}
          >
            <QuickStart client={client} reload={reload} />
          </Card>
          <ApplicationConnections id={id} />
        </>
      )}
    </ResourceDetail>
  )
}

function Rotation({ id, reload }: { readonly id: string; readonly reload: () => void }) {
  const { application } = words()
  const rotate = () =>
    confirm({
      title: application.rotateAsk,
      text: application.rotateText,
      verb: application.rotate,
      run: async () => {
        await call('rotateClientSecret', { path: { id } })
        say(application.rotated)
        reload()
      },
    })
  return <Button onClick={rotate}>{application.rotate}</Button>
}
