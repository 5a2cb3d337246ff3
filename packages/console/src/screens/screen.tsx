import type { FunctionComponent } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import type { OwnFields } from '../form/field-props.ts'
import { Page } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { ResourceCreate } from '../resource/resource-create.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { type ListProps, ResourceList } from '../resource/resource-list.tsx'
import { screenAt } from '../resource/resource-screens.ts'
import { SettingsPage } from '../resource/settings-page.tsx'
import { settingsAt } from '../resource/settings-screens.ts'
import { route } from '../router.ts'
import { words } from '../texts/texts.ts'
import { lazy } from './lazy.tsx'
import { Unknown } from './unknown.tsx'

/** Screens that are written by hand; each loads when the administrator opens it. */
const own: Readonly<Record<string, FunctionComponent>> = {
  '': lazy(async () => (await import('./first-steps.tsx')).FirstSteps),
  logs: lazy(async () => (await import('../logs/log-list.tsx')).LogList),
  branding: lazy(async () => (await import('../branding/branding-screen.tsx')).BrandingScreen),
  'second-factors': lazy(
    async () => (await import('../second-factors/second-factors.tsx')).SecondFactors,
  ),
  triggers: lazy(async () => (await import('../actions/triggers-screen.tsx')).TriggersScreen),
  more: lazy(async () => (await import('../more/more-screen.tsx')).MoreScreen),
  api: lazy(async () => (await import('./api-explorer.tsx')).ApiExplorer),
}

/** Components that detail screens show in addition, by the paths of the screens. */
const details: Readonly<Record<string, FunctionComponent<DetailProps>>> = {
  applications: lazy(
    async () => (await import('../applications/application-detail.tsx')).ApplicationDetail,
  ),
  'network-acls': lazy(
    async () => (await import('../network-acls/network-acl-detail.tsx')).NetworkAclDetail,
  ),
  connections: lazy(
    async () => (await import('../connections/connection-detail.tsx')).ConnectionDetail,
  ),
  'custom-domains': lazy(
    async () => (await import('../custom-domains/custom-domain-detail.tsx')).CustomDomainDetail,
  ),
  organizations: lazy(
    async () => (await import('../organizations/organization-detail.tsx')).OrganizationDetail,
  ),
  roles: lazy(async () => (await import('../roles/role-detail.tsx')).RoleDetail),
  groups: lazy(async () => (await import('../groups/group-detail.tsx')).GroupDetail),
  'signing-keys': lazy(
    async () => (await import('../keys/signing-key-detail.tsx')).SigningKeyDetail,
  ),
  'credential-templates': lazy(
    async () =>
      (await import('../credential-templates/credential-template-detail.tsx'))
        .CredentialTemplateDetail,
  ),
  'event-streams': lazy(
    async () => (await import('../event-streams/event-stream-detail.tsx')).EventStreamDetail,
  ),
  actions: lazy(async () => (await import('../actions/action-detail.tsx')).ActionDetail),
  forms: lazy(async () => (await import('../forms/form-detail.tsx')).FormDetail),
  flows: lazy(async () => (await import('../forms/flow-detail.tsx')).FlowDetail),
  users: lazy(async () => (await import('../users/user-detail.tsx')).UserDetail),
}

/** Buttons that lists show in addition, by the paths of their screens. */
const lists: Readonly<Record<string, FunctionComponent<ListProps>>> = {
  'signing-keys': lazy(async () => (await import('../keys/signing-key-list.tsx')).SigningKeyList),
}

/** Fields that are written by hand, by the paths of their screens. */
const ownFields: Readonly<Record<string, OwnFields>> = {
  'network-acls': {
    rule: lazy(async () => (await import('../network-acls/rule-field.tsx')).RuleField),
  },
  actions: {
    code: lazy(async () => (await import('../actions/code-field.tsx')).CodeField),
  },
  forms: { nodes: lazy(async () => (await import('../form/json-field.tsx')).JsonField) },
  flows: { actions: lazy(async () => (await import('../form/json-field.tsx')).JsonField) },
}

/** The screen of the current URL; the error, if it could not be shown. */
export function Screen() {
  const [error, showAgain] = useErrorBoundary((thrown) => console.error(thrown))
  useEffect(showAgain, [route.value])
  if (error === undefined) return <Routed />
  return (
    <Page title={words().problem.somethingWrong}>
      <Problem error={error} onRetry={showAgain} />
    </Page>
  )
}

function Routed() {
  const [path = '', id] = route.value
  const Own = own[path]
  if (Own) return <Own />
  const settings = settingsAt(path)
  if (settings) return <SettingsPage key={path} screen={settings} />
  const screen = screenAt(path)
  if (!screen) return <Unknown />
  const List = lists[path] ?? ResourceList
  if (id === undefined) return <List key={path} screen={screen} />
  if (id === 'new') return <ResourceCreate key={path} screen={screen} ownFields={ownFields[path]} />
  const Detail = details[path] ?? ResourceDetail
  return <Detail key={`${path}/${id}`} screen={screen} id={id} ownFields={ownFields[path]} />
}
