import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The first source file that has changed since the bundle was made of it; undefined where none has,
 * or where there are no sources, as in the published package. Files that look untouched by their
 * time and size are not read.
 *
 * @param {URL} manifest what the build wrote of its inputs
 * @param {URL} base what their paths begin at
 * @returns {string | undefined} its path
 */
export function changedInput(manifest, base) {
  if (!existsSync(manifest)) return undefined
  /** @type {Record<string, { mtimeMs: number, size: number, sha256: string }>} */
  const inputs = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = fileURLToPath(base) // a URL for each of the files takes as long as looking at it
  return Object.keys(inputs).find((path) => {
    const file = join(folder, path)
    const known = inputs[path]
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!known || !stats) return true
    if (stats.mtimeMs === known.mtimeMs && stats.size === known.size) return false
    return stats.size !== known.size || digest(readFileSync(file)) !== known.sha256
  })
}

/** @param {Uint8Array} bytes */
export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex')
