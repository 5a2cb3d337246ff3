/** What oidc-provider does before every endpoint that a client authenticates at; it has no types. */
declare module 'oidc-provider/lib/shared/client_auth.js' {
  type Step = (ctx: unknown, next: () => Promise<void>) => Promise<void>
  const steps: readonly Step[]
  // biome-ignore lint/style/noDefaultExport: it is how the module is
  export default steps
}
