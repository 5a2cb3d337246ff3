import { loadIndex, loadResource } from '../api/description.ts'
import { inCode } from '../parts/in-code.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { ResourceCreate } from '../resource/resource-create.tsx'
import { ResourceDetail } from '../resource/resource-detail.tsx'
import { ResourceList } from '../resource/resource-list.tsx'
import { titleOfRead } from '../resource/screen-names.ts'
import { SettingsPage } from '../resource/settings-page.tsx'
import { hrefOf, route } from '../router.ts'
import { Unknown } from '../screens/unknown.tsx'
import { words } from '../texts/texts.ts'
import { type Derived, derive, screensOf } from './derive-screens.ts'

/**
 * Screens, derived from the API document, for the parts of the API that have no screen of their
 * own.
 */
export function MoreScreen() {
  const [, id, name] = route.value
  const index = useLoaded('index', loadIndex)
  return (
    <Show of={index}>
      {(resources) => {
        const all = derive(resources)
        if (id === undefined) return <Overview all={all} />
        const derived = all.find((each) => each.id === id)
        return derived ? <DerivedScreen key={id} derived={derived} name={name} /> : <Unknown />
      }}
    </Show>
  )
}

function Overview({ all }: { readonly all: readonly Derived[] }) {
  const index = useLoaded('index', loadIndex)
  return (
    <Page title={words().titles.more} says={words().more.says}>
      <div class="operations">
        {index.value
          ?.filter(({ name }) => all.some(({ resource }) => resource === name))
          .map(({ name, title, description }) => (
            <Card key={name} title={title} says={<span lang="en">{inCode(description)}</span>}>
              <ul>
                {all
                  .filter(({ resource }) => resource === name)
                  .map((each) => (
                    <li key={each.id} lang="en">
                      <a href={hrefOf('more', each.id)}>{titleOfRead(each.title)}</a>
                    </li>
                  ))}
              </ul>
            </Card>
          ))}
      </div>
    </Page>
  )
}

interface DerivedScreenProps {
  readonly derived: Derived
  readonly name: string | undefined
}

function DerivedScreen({ derived, name }: DerivedScreenProps) {
  const loaded = useLoaded(derived.resource, () => loadResource(derived.resource))
  return (
    <Show of={loaded}>
      {(api) => {
        const { list, settings, names } = screensOf(api, derived, name)
        if (list && name === 'new') return <ResourceCreate screen={list} />
        if (list && name !== undefined) return <ResourceDetail key={name} screen={list} id={name} />
        if (list) return <ResourceList screen={list} />
        if (names && name === undefined) return <Names derived={derived} names={names} />
        return settings ? <SettingsPage key={name} screen={settings} /> : <Unknown />
      }}
    </Show>
  )
}

interface NamesProps {
  readonly derived: Derived
  readonly names: readonly string[]
}

function Names({ derived: { id, title }, names }: NamesProps) {
  return (
    <Page title={titleOfRead(title)} above={{ title: words().titles.more, href: hrefOf('more') }}>
      <Card>
        <ul class="plain">
          {names.map((name) => (
            <li key={name}>
              <a href={hrefOf('more', id, name)}>
                <code>{name}</code>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}
