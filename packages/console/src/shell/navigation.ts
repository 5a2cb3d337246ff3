import type { IconName } from '../parts/icons.tsx'
import { resourceScreens, type ScreenPath } from '../resource/resource-screens.ts'
import { settingsScreens } from '../resource/settings-screens.ts'
import type { Texts } from '../texts/shape.ts'

/** An entry of the menu. */
export interface NavigationItem {
  readonly path: ScreenPath
  readonly icon: IconName
}

interface NavigationGroup {
  /** The heading of the group; undefined for the first. */
  readonly group: keyof Texts['groups'] | undefined
  readonly items: readonly NavigationItem[]
}

const own: readonly NavigationItem[] = [
  { path: '', icon: 'home' },
  { path: 'logs', icon: 'logs' },
  { path: 'second-factors', icon: 'lock' },
  { path: 'triggers', icon: 'play' },
  { path: 'more', icon: 'list' },
  { path: 'api', icon: 'code' },
]

const known: readonly NavigationItem[] = [...own, ...resourceScreens, ...settingsScreens]

const group = (
  name: keyof Texts['groups'] | undefined,
  ...paths: readonly ScreenPath[]
): NavigationGroup => ({
  group: name,
  items: paths.map((path) => {
    const item = known.find((each) => each.path === path)
    if (!item) throw new Error(`There is no screen ${path}.`)
    return item
  }),
})

/** The menu, in groups. */
export const navigation: readonly NavigationGroup[] = [
  group(undefined, '', 'logs'),
  group('applications', 'applications', 'apis', 'client-grants'),
  group('people', 'users', 'roles', 'groups', 'organizations', 'connections'),
  group(
    'security',
    'second-factors',
    'network-acls',
    'brute-force-protection',
    'suspicious-ip-throttling',
    'breached-passwords',
    'bot-detection',
    'captcha',
    'phone-provider-protection',
    'risk-assessments',
    'known-devices',
    'signing-keys',
  ),
  group('wallets', 'credential-templates', 'event-streams'),
  group(
    'tenant',
    'branding',
    'log-in-pages',
    'email-provider',
    'custom-domains',
    'log-streams',
    'tenant',
  ),
  group('developers', 'actions', 'triggers', 'forms', 'flows', 'vault', 'more', 'api'),
]
