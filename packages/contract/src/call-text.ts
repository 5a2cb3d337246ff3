/* Calls of operations as source text, for the documentation and the console. */

/** A call of curl; each argument is on a line of its own. */
export function curlCall(
  { method, url }: { readonly method: string; readonly url: string },
  args: readonly string[],
): string {
  const request = `curl -sS${method === 'GET' ? '' : ` -X ${method}`} ${shellQuoted(url)}`
  return [request, ...args].join(' \\\n  ')
}

/** A text as one argument of a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * A call of the SDK.
 *
 * @param name the method, such as `networkAcls.update`
 */
export function sdkCall(name: string, input: object): string {
  const hasInput = Object.keys(input).length > 0
  return `await client.${name}(${hasInput ? withoutQuotes(JSON.stringify(input, null, 2)) : ''})`
}

/** JSON in which names of members have no quotes, if JavaScript permits it. */
const withoutQuotes = (json: string): string => json.replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
