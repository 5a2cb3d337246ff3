import { resourcePath, type Site } from './layout.tsx'

/** `llms.txt`: the guides and the reference as a list in Markdown (llmstxt.org). */
export function listForModels({ guides, apis }: Site): string {
  const guideLines = guides.map(
    ({ name, title, summary }) => `- [${title}](guides/${name}.md): ${summary}`,
  )
  const reference = apis.map((api) => {
    const lines = api.resources.map((resource) => {
      const { title, operations } = resource
      const paths = [...new Set(operations.map(({ path }) => `\`${api.basePath}${path}\``))]
      return `- [${title}](${resourcePath(api, resource)}): ${paths.join(', ')}`
    })
    return `## ${api.title}\n\n${lines.join('\n')}`
  })
  return `# Latchkey

> An identity platform that people run themselves: OpenID Connect, OAuth 2.0 and SAML for many
> tenants on PostgreSQL, with an API that clients of Auth0 can call unmodified.

## Guides

${guideLines.join('\n')}

${reference.join('\n\n')}
`
}
