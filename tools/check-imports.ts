import { findImportCircles } from './import-circles.ts'
import { developmentOnly, openTypes, type Room, reserved, rooms } from './import-rules.ts'
import { type Import, importsOf, targetOf } from './imports.ts'
import { root } from './pnpm.mjs'
import {
  type Finding,
  isTest,
  type Repository,
  type RepositoryFile,
  readRepository,
  report,
} from './repository.ts'

const rule = 'imports go one way'

export function checkImports({ files }: Repository): Finding[] {
  return files.flatMap((file) => [...checkFile(file), ...checkManifest(file)])
}

/** The rows whose room is gone. */
export function checkRows({ files }: Repository): Finding[] {
  const there = new Set(files.map(({ path }) => roomOf(path)))
  return rooms
    .filter(({ room }) => !there.has(room))
    .map(({ room }) => {
      const todo = `Remove the row of '${room}': there is no such folder or file.`
      return { path: 'tools/import-rules.ts', line: 1, rule, todo }
    })
}

function checkFile(file: RepositoryFile): Finding[] {
  const name = roomOf(file.path)
  if (name === undefined || isTest(file.path)) return []
  const room = rooms.find((row) => row.room === name)
  if (!room) {
    const todo = `Add a row for '${name}' to tools/import-rules.ts: no row says what it may import.`
    return [{ path: file.path, line: 1, rule, todo }]
  }
  return importsOf(file).flatMap((imported) => {
    const todo = complaint(file.path, room, imported)
    return todo === undefined ? [] : [{ path: file.path, line: imported.line, rule, todo }]
  })
}

function complaint(path: string, room: Room, imported: Import): string | undefined {
  const target = targetOf(path, imported.specifier) ?? imported.specifier
  const ours = roomOf(target) ?? packageOf(target)
  const row = reserved.find(({ what, only }) => isUnder(what, target) && !isAmong(only, path))
  if (row) return `Only ${row.only.join(', ')} may import '${row.what}': ${row.why}.`
  if (ours === undefined) return libraryComplaint(room, imported)
  if (leavesPackage(path, target)) {
    return `Import '@latchkey/${ours}' by its name: a package is entered by its front door.`
  }
  return roomComplaint(room, ours, imported.typeOnly)
}

function roomComplaint({ room, may, why }: Room, ours: string, typeOnly: boolean) {
  if (ours === room || may.includes(ours)) return undefined
  if (typeOnly && room.startsWith('server/') && openTypes.includes(ours)) return undefined
  return `Move what both need below them: '${room}' may not import '${ours}' (${why}).`
}

function libraryComplaint({ room, libraries, never, why }: Room, imported: Import) {
  const { specifier, typeOnly } = imported
  if (specifier.startsWith('.')) return undefined
  const isForbidden = !typeOnly && never?.some((library) => isUnder(library, specifier))
  const isMissing = libraries && !libraries.some((library) => isUnder(library, specifier))
  if (!isForbidden && !isMissing) return undefined
  return `Do it without the library: '${room}' may not import '${specifier}' (${why}).`
}

/**
 * `server/store` for a file of that folder, `sdk` for one of that package; undefined for others.
 */
function roomOf(path: string): string | undefined {
  if (path.startsWith('tools/')) return 'tools'
  const [, name, first] = /^packages\/([^/]+)\/src\/([^/]+)/.exec(path) ?? []
  if (name === undefined || first === undefined) return undefined
  return name === 'server' ? `server/${first.replace(/\.ts$/, '')}` : name
}

const packageOf = (specifier: string) => /^@latchkey\/([^/]+)/.exec(specifier)?.[1]

function leavesPackage(path: string, target: string): boolean {
  const folder = (of: string) => /^(packages\/[^/]+|tools)\//.exec(of)?.[1]
  return folder(target) !== undefined && folder(target) !== folder(path)
}

function isUnder(what: string, target: string): boolean {
  return what.endsWith('/')
    ? target.startsWith(what)
    : target === what || target.startsWith(`${what}/`)
}

function isAmong(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => {
    const parts = glob.split(/(\*\*|\*)/).map((part) => {
      if (part === '**') return '.*'
      return part === '*' ? '[^/]*' : part.replaceAll('.', '\\.')
    })
    return new RegExp(`^${parts.join('')}$`).test(path)
  })
}

function checkManifest({ path, text, lines }: RepositoryFile): Finding[] {
  if (!/(^|\/)package\.json$/.test(path)) return []
  const manifest: Record<string, Record<string, string>> = JSON.parse(text)
  const needed = ['dependencies', 'peerDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    .filter((name) => developmentOnly.includes(name))
  return needed.map((name) => {
    const line = lines.findIndex((text) => text.includes(`"${name}"`)) + 1
    return { path, line, rule, todo: `Move '${name}' to devDependencies: it serves tests only.` }
  })
}

if (process.argv[1] === import.meta.filename) {
  const repository = readRepository(root)
  const findings = [
    ...checkImports(repository),
    ...checkRows(repository),
    ...findImportCircles(repository),
  ]
  report(findings)
  process.exitCode = findings.length === 0 ? 0 : 1
}
