import { call } from '../api/call.ts'
import { listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Page } from '../parts/page.tsx'
import { query } from '../router.ts'
import { words } from '../texts/texts.ts'
import { TriggerBindings } from './trigger-bindings.tsx'

/** The triggers with bindings, each with its actions in the order in which they run. */
export function TriggersScreen() {
  const { titles, action } = words()
  const triggers = useLoaded('triggers', async () => {
    const answer = membersIn(await call('listActionTriggers'))
    return listIn(answer.triggers).map(membersIn).filter(isShown)
  })
  return (
    <Page title={titles.triggers} says={action.triggersSay}>
      <Show of={triggers}>
        {(all) => all.map((trigger) => <TriggerBindings key={idOf(trigger)} id={idOf(trigger)} />)}
      </Show>
    </Page>
  )
}

const idOf = (trigger: Members) => textIn(trigger, 'id')

/** Triggers that the server does not run, so that nothing can be bound to them. */
const unrun = ['send-phone-message']

/** The current version of a trigger with bindings, or only the one that the URL names. */
function isShown(trigger: Members): boolean {
  const named = query.value.get('trigger')
  const isOne = named === null ? !unrun.includes(idOf(trigger)) : named === idOf(trigger)
  return isOne && trigger.status === 'CURRENT' && trigger.binding_policy === 'trigger-bound'
}
