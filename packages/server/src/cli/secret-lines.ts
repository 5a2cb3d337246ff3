/** The lines that show the credentials of a new client, or a new secret. */
export function secretLines(clientId: string, clientSecret: string): string {
  return [
    `  client id       ${clientId}`,
    `  client secret   ${clientSecret}   (shown this once)`,
  ].join('\n')
}
