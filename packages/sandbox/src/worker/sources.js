import { GuestError } from './guest-error.js'

/** @typedef {import('../messages.ts').PackageFile} PackageFile */

const listedMax = 20
const specifierCharactersMax = 200
const pathCharactersMax = 1000

/**
 * The sources of a job by specifier or path, each with the name that stacks have. That of the code
 * is empty.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @param {import('../messages.ts').Job} job
 * @param {(specifier: string, from: string) => PackageFile | undefined} find
 */
export function sourcesOf(
  { sourceBytesMax, packageFilesMax },
  { code, modules, hasPackages },
  find,
) {
  const sources = new Map([['', { file: 'action.js', text: code }]])
  for (const [name, text] of Object.entries(modules)) sources.set(name, { file: name, text })
  let [files, bytes] = [0, 0]
  /** @param {PackageFile} file */
  const add = ({ path, text }) => {
    if (sources.has(path)) return
    files += 1
    bytes += Buffer.byteLength(text)
    if (files > packageFilesMax || bytes > sourceBytesMax) {
      throw new GuestError(
        `Packages may have ${packageFilesMax} files that are used, of ${sourceBytesMax} bytes.`,
      )
    }
    sources.set(path, {
      file: path,
      text: path.endsWith('.json') ? `module.exports = ${text}` : text,
    })
  }
  /** @type {import('./run-job.js').Operations} */
  const operations = {
    find({ specifier, from, builtIns }) {
      const name = String(specifier).slice(0, specifierCharactersMax)
      const file = hasPackages ? find(name, String(from).slice(0, pathCharactersMax)) : undefined
      if (file === undefined) {
        const known = [...(Array.isArray(builtIns) ? builtIns : []), ...Object.keys(modules)]
        const listed = known.slice(0, listedMax).join(', ')
        throw new GuestError(`There is no module '${name}'. There are: ${listed}.`)
      }
      add(file)
      return file.path
    },
  }
  return { sources, operations }
}
