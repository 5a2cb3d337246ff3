import type { DocumentedOperation, Resource, ResourceOperation } from './operation-names.ts'

/**
 * The types of the client's methods, by resource. They are written out and not computed, because
 * an editor shows the comment of a declaration, and a computed type has none.
 */
export function methodTypes(resources: readonly Resource[]): string {
  const interfaces = resources.map(
    (resource) => `${comment([resource.description])}
export interface ${typeName(resource)} {
${resource.operations.map((each) => method(each)).join('\n')}
}`,
  )
  return `import type { ManagementOperation } from '../lib/management-operation.ts'

${interfaces.join('\n\n')}

/** The resources of the management API. */
export interface Resources {
${resources.map(resourceMember).join('\n')}
}

/** Every operation under its operationId. */
export interface OperationsById {
${resources.flatMap(byId).join('\n')}
}
`
}

function method(each: ResourceOperation): string {
  const { name, operationId, operation, path } = each
  const scopes = scopesOf(operation).map((scope) => `\`${scope}\``)
  const needs = scopes.length > 0 ? `, with the scope ${scopes.join(' or ')}` : ''
  const request = `\`${each.method} /api/v2${path}\`${needs}.`
  const paragraphs = [sentence(operation.summary), operation.description ?? '', request]
  return `${comment(paragraphs)}\nreadonly ${name}: ManagementOperation<'${operationId}'>`
}

function resourceMember(resource: Resource): string {
  return `${comment([resource.description])}\nreadonly ${resource.name}: ${typeName(resource)}`
}

function byId(resource: Resource): readonly string[] {
  const { name: group, operations } = resource
  return operations.map(
    ({ name, operationId }) =>
      `${comment([`@deprecated Call \`${group}.${name}\`.`])}
readonly ${operationId}: ManagementOperation<'${operationId}'>`,
  )
}

function scopesOf({ security }: DocumentedOperation): readonly string[] {
  const scopes = (security ?? []).flatMap((requirement) => requirement.bearerAuth ?? [])
  return [...new Set(scopes)]
}

const typeName = ({ name }: Resource) => `${name[0]?.toUpperCase()}${name.slice(1)}Methods`

const sentence = (text = '') => (text === '' || text.endsWith('.') ? text : `${text}.`)

/** A documentation comment of paragraphs. */
function comment(paragraphs: readonly string[]): string {
  const text = paragraphs
    .map((paragraph) => paragraph.trim().replaceAll('*/', '*\\/'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  const lines = text.split('\n').map((line) => ` * ${line}`.trimEnd())
  return ['/**', ...lines, ' */'].join('\n')
}
