import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { root } from './pnpm.mjs'

/**
 * Compares generated files with those in a folder.
 * @returns one sentence for each file that differs, is missing, or is not generated
 */
export function drift(fresh: ReadonlyMap<string, string>, folder: string): string[] {
  const found = existsSync(folder) ? readdirSync(folder) : []
  const stale = [...fresh].flatMap(([name, text]) => {
    if (!found.includes(name)) return [`${name} is missing`]
    return readFileSync(join(folder, name), 'utf8') === text ? [] : [`${name} is out of step`]
  })
  const unknown = found.filter((name) => !fresh.has(name))
  return [...stale, ...unknown.map((name) => `${name} is made by nobody: delete it`)]
}

if (process.argv[1] === import.meta.filename) {
  const findings = [...(await generate())].flatMap(([folder, files]) =>
    drift(files, join(root, folder)).map((finding) => `${folder}/${finding}`),
  )
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) {
    console.error('The documents have changed since. Run: npm run generate:contract')
    process.exitCode = 1
  }
}
