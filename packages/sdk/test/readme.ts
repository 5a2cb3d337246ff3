import { readFileSync } from 'node:fs'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The examples of the README as one program, which is how they are meant to be read. */
export const readmeProgram = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, code = '']) => code)
  .join('\n')

/** The program with the values of a real tenant in place of its own. */
export function readmeProgramFor(tenant: {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}): string {
  const values = [
    ["'https://localhost:8443'", tenant.baseUrl],
    ["'the id'", tenant.clientId],
    ["'the secret'", tenant.clientSecret],
  ] as const
  return values.reduce((program, [written, real]) => {
    if (!program.includes(written)) throw new Error(`The README does not say ${written}.`)
    return program.replace(written, JSON.stringify(real))
  }, readmeProgram)
}
