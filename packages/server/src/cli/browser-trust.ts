import { X509Certificate } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The systems whose stores of trusted certificates differ. */
export type System = 'darwin' | 'linux' | 'win32'

/** One store of trusted certificates, and the shell command that adds the private CA to it. */
export interface TrustStep {
  readonly target: string
  readonly command: string
}

interface Place {
  readonly system: System
  readonly caFile: string
  /** The home folder of the user who runs the browsers. */
  readonly home: string
  readonly isRoot: boolean
}

/** The system of a Node.js platform; Unixes other than macOS are treated as Linux. */
export function systemOf(platform: NodeJS.Platform): System {
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux'
}

/**
 * The commands that make browsers trust the private CA; undefined unless there is one. On Debian
 * and Ubuntu, browsers ignore the certificates of the system: Chromium reads an NSS database of the
 * user, Firefox one of each profile. `certutil` is in the package libnss3-tools.
 */
export function browserTrust(place: Place): readonly TrustStep[] | undefined {
  const { system, caFile, home } = place
  if (!existsSync(caFile)) return undefined
  if (system === 'darwin') {
    const keychain = join(home, 'Library/Keychains/login.keychain-db')
    const add = `security add-trusted-cert -r trustRoot -k ${quoted(keychain)} ${quoted(caFile)}`
    return [{ target: 'Safari, Chrome, Edge, and Firefox from 120 on', command: add }]
  }
  if (system === 'win32') {
    const add = `certutil -user -addstore Root "${caFile}"`
    return [{ target: 'Edge, Chrome, and Firefox from 120 on', command: add }]
  }
  return [systemStep(place), ...nssSteps(place)]
}

function systemStep({ caFile, isRoot }: Place): TrustStep {
  const sudo = isRoot ? '' : 'sudo '
  const target = '/usr/local/share/ca-certificates/latchkey.crt'
  const copy = `${sudo}install -m 644 ${quoted(caFile)} ${target}`
  return {
    target: 'curl and other programs of Debian and Ubuntu',
    command: `${copy} && ${sudo}update-ca-certificates`,
  }
}

function nssSteps({ caFile, home }: Place): readonly TrustStep[] {
  const name = new X509Certificate(readFileSync(caFile)).subject.replace(/^CN=/, '')
  const add = (folder: string) => {
    const database = quoted(`sql:${folder}`)
    return `certutil -d ${database} -A -t C,, -n ${quoted(name)} -i ${quoted(caFile)}`
  }
  const shared = join(home, '.pki/nssdb')
  const make = `mkdir -p ${quoted(shared)} && certutil -d ${quoted(`sql:${shared}`)} -N --empty-password`
  const chromium = existsSync(join(shared, 'cert9.db')) ? add(shared) : `${make} && ${add(shared)}`
  return [
    {
      target: 'Chromium, Chrome and Edge (certutil is in the package libnss3-tools)',
      command: chromium,
    },
    ...firefoxProfiles(home).map((folder) => ({
      target: `Firefox, its profile ${folder}`,
      command: add(folder),
    })),
  ]
}

function firefoxProfiles(home: string): readonly string[] {
  return ['.mozilla/firefox', 'snap/firefox/common/.mozilla/firefox']
    .map((folder) => join(home, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(folder, 'cert9.db')))
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
