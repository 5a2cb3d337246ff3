import type { IconName } from '../parts/icons.tsx'
import { resourceScreens, settingsScreens } from '../resource/resource-screens.ts'

export interface NavigationItem {
  readonly path: string
  readonly title: string
  readonly icon: IconName
}

interface NavigationGroup {
  readonly title: string
  readonly items: readonly NavigationItem[]
}

const own: readonly NavigationItem[] = [
  { path: '', title: 'First steps', icon: 'home' },
  { path: 'logs', title: 'Logs', icon: 'logs' },
  { path: 'api', title: 'API explorer', icon: 'code' },
]

const known: readonly NavigationItem[] = [...own, ...resourceScreens, ...settingsScreens]

const group = (title: string, ...paths: readonly string[]): NavigationGroup => ({
  title,
  items: paths.map((path) => {
    const item = known.find((each) => each.path === path)
    if (!item) throw new Error(`There is no screen ${path}.`)
    return item
  }),
})

export const navigation: readonly NavigationGroup[] = [
  group('', '', 'logs'),
  group('Applications', 'applications', 'apis', 'client-grants'),
  group('People', 'users', 'roles', 'organizations', 'connections'),
  group(
    'Security',
    'network-acls',
    'brute-force-protection',
    'suspicious-ip-throttling',
    'breached-passwords',
    'signing-keys',
  ),
  group('Wallets and events', 'credential-templates', 'event-streams'),
  group('Tenant', 'branding', 'log-in-pages', 'email-provider', 'tenant'),
  group('Developers', 'api'),
]
