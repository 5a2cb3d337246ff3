/*
 * Calls of operations as source text, for readers of the documentation and of the console.
 */

/** A call of curl, with one line for each of the further arguments. */
export function curlCall(
  { method, url }: { readonly method: string; readonly url: string },
  args: readonly string[],
): string {
  const request = `curl -sS${method === 'GET' ? '' : ` -X ${method}`} ${shellQuoted(url)}`
  return [request, ...args].join(' \\\n  ')
}

/** A text as one argument for a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** @param name the method of the SDK, as `networkAcls.update` */
export function sdkCall(name: string, input: object): string {
  const hasInput = Object.keys(input).length > 0
  return `await client.${name}(${hasInput ? withoutQuotes(JSON.stringify(input, null, 2)) : ''})`
}

/** Names of members without quotes, where JavaScript allows it. */
const withoutQuotes = (json: string): string => json.replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
