import type { ComponentChildren } from 'preact'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { LinkButton } from '../parts/button.tsx'
import { inCode } from '../parts/in-code.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { hrefOf, route } from '../router.ts'
import { words } from '../texts/texts.ts'
import { FactorSettings, hasSettings } from './factor-settings.tsx'

/** Which second factors users can enroll, when a log-in requires one, and their settings. */
export function SecondFactors() {
  const [, name] = route.value
  return hasSettings(name) ? <FactorSettings key={name} of={name} /> : <Overview />
}

function Overview() {
  const { factors, titles } = words()
  const loaded = useLoaded('factors', async () => ({
    factors: listIn(await call('listGuardianFactors')).filter(isMembers),
    policies: listIn(await call('getGuardianPolicies')),
  }))
  return (
    <Page title={titles['second-factors']} says={factors.says}>
      <Show of={loaded}>
        {({ factors: found, policies }) => (
          <>
            <Card title={factors.kinds}>
              <div class="fields">
                {found.map((factor) => (
                  <Factor key={textIn(factor, 'name')} factor={factor} reload={loaded.reload} />
                ))}
              </div>
            </Card>
            <Card title={factors.policy}>
              <div class="fields">
                <Policy
                  name="all-applications"
                  label={factors.always}
                  hint={factors.alwaysSays}
                  policies={policies}
                  reload={loaded.reload}
                />
                <Policy
                  name="confidence-score"
                  label={factors.doubtful}
                  hint={factors.doubtfulSays}
                  policies={policies}
                  reload={loaded.reload}
                />
              </div>
            </Card>
            <Card
              title={factors.settings.browsers}
              says={factors.browsersSay}
              actions={<SettingsLink of="browsers" title={factors.settings.browsers} />}
            />
          </>
        )}
      </Show>
    </Page>
  )
}

interface SwitchProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** Content at the end of the row. */
  readonly action?: ComponentChildren
  readonly isOn: boolean
  readonly write: (isOn: boolean) => Promise<unknown>
  readonly reload: () => void
}

/** Stores a change immediately, and offers to undo it. */
function Switch({ id, label, hint, action, isOn, write, reload }: SwitchProps) {
  const set = async (to: boolean) => {
    await write(to)
    reload()
  }
  const change = (to: boolean) =>
    set(to).then(
      () => say(words().basics.saved, () => set(!to)),
      (error: unknown) => {
        say(messageOf(error))
        reload()
      },
    )
  return (
    <div class="field switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <div>
        <label for={id}>{label}</label>
        {hint && <p class="hint">{inCode(hint)}</p>}
      </div>
      {action}
    </div>
  )
}

interface SettingsLinkProps {
  readonly of: string
  readonly title: string
}

function SettingsLink({ of, title }: SettingsLinkProps) {
  return (
    <LinkButton
      kind="quiet"
      href={hrefOf('second-factors', of)}
      label={words().factors.settingsOf(title)}
    >
      {words().detail.settings}
    </LinkButton>
  )
}

function Factor({ factor, reload }: { readonly factor: Members; readonly reload: () => void }) {
  const name = textIn(factor, 'name')
  const names: Readonly<Record<string, string>> = words().factors.names
  const label = names[name] ?? name
  return (
    <Switch
      id={`factor.${name}`}
      label={label}
      action={hasSettings(name) && <SettingsLink of={name} title={label} />}
      isOn={factor.enabled === true}
      write={(enabled) => call('updateGuardianFactor', { path: { name }, body: { enabled } })}
      reload={reload}
    />
  )
}

interface PolicyProps {
  readonly name: 'all-applications' | 'confidence-score'
  readonly label: string
  readonly hint: string
  readonly policies: readonly unknown[]
  readonly reload: () => void
}

function Policy({ name, label, hint, policies, reload }: PolicyProps) {
  const others = policies.filter((policy) => policy !== name)
  return (
    <Switch
      id={`policy-${name}`}
      label={label}
      hint={hint}
      isOn={policies.includes(name)}
      write={(isOn) => call('updateGuardianPolicies', { body: isOn ? [...others, name] : others })}
      reload={reload}
    />
  )
}
