import { basename, dirname } from 'node:path/posix'
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core'
import { example, inputExample } from './document-examples.ts'
import { tags } from './document-tags.ts'
import { description, faultOfDescription, summary } from './document-texts.ts'
import { patchOf } from './patch-schemas.ts'
import { type Schema, visitSchemas } from './request-schemas.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
const verbs = [
  'list',
  'get',
  'create',
  'update',
  'patch',
  'delete',
  'assign',
  'remove',
  'link',
  'unlink',
  'rotate',
  'revoke',
]
const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
/** Formats whose texts have a greatest length by themselves. */
const boundedFormats = ['date', 'date-time', 'ipv4', 'ipv6', 'uuid']
const catalogueSize = 242

type Member = Record<string, unknown>

/** A node as a plain record: the types do not know extensions. */
const members = (node: object): Member => node as Member

/**
 * One operation, one file: `<api>/<tag>/<operationId>.yaml`. The tag is the first segment of the
 * path; `home` for the path `/`, which has none.
 */
const operationFile: Oas3Rule = () => ({
  PathItem(item, ctx) {
    const segment = String(ctx.key).split('/')[1]?.replace(/^\./, '') || 'home'
    for (const method of methods) {
      const entry = members(item)[method] as { $ref?: string } | undefined
      if (entry !== undefined) checkOperationFile(entry, segment, method, ctx)
    }
  },
})

function checkOperationFile(
  entry: { $ref?: string },
  segment: string,
  method: string,
  ctx: UserContext,
): void {
  const location = ctx.location.child(method)
  if (entry.$ref === undefined) {
    const message = 'Move the operation into a file of its own and put a $ref to it here.'
    ctx.report({ message, location })
    return
  }
  const { operationId, tags } = ctx.resolve(entry as never).node ?? ({} as Member)
  const file = basename(entry.$ref, '.yaml')
  if (operationId !== file) {
    const message = `Name the file after its operation: '${operationId}', not '${file}'.`
    ctx.report({ message, location })
  }
  const folder = basename(dirname(entry.$ref))
  if (folder !== segment || !Array.isArray(tags) || tags.join() !== segment) {
    const message = `Put the operation into the folder '${segment}' and give it that one tag.`
    ctx.report({ message, location })
  }
}

/** An operation is called verb and resource, the verb being one of a closed list. */
const operationName: Oas3Rule = () => ({
  Operation({ operationId = '' }, ctx) {
    if (new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]*)+$`).test(operationId)) return
    ctx.report({
      message: `Call it ${verbs.join(', ')} and a resource in PascalCase, not '${operationId}'.`,
      location: ctx.location.child('operationId'),
    })
  },
})

/** Every operation documents the statuses that every operation can answer. */
const operationStatuses: Oas3Rule = ({ statuses = [] }) => ({
  Operation(operation, ctx) {
    const missing = (statuses as string[]).filter(
      (status) => !(status in (operation.responses ?? {})),
    )
    if (missing.length === 0) return
    ctx.report({
      message: `Add ${missing.join(', ')}: every operation of this API can answer them.`,
      location: ctx.location.child('responses'),
    })
  },
})

/**
 * An operation lists the scopes of which any one is sufficient, the same for every scheme, all of
 * the catalogue: one requirement for each scheme and scope.
 */
const operationScope: Oas3Rule = () => {
  let catalogue: Member = {}
  return {
    Root: {
      enter(root, ctx) {
        catalogue = catalogueOf(members(root), ctx)
      },
    },
    Operation({ security = [] }, ctx) {
      const location = ctx.location.child('security')
      const bearer = scopesOf(security, 'bearerAuth')
      const isOneEach = security.every((each) => Object.values(each).flat().length === 1)
      if (
        !isOneEach ||
        bearer.length === 0 ||
        bearer.length * 2 !== security.length ||
        bearer.join() !== scopesOf(security, 'oAuth2ClientCredentials').join()
      ) {
        const message =
          'List both schemes, bearerAuth and oAuth2ClientCredentials, with the same scopes, one ' +
          'scope in each requirement.'
        ctx.report({ message, location })
      }
      for (const scope of bearer.filter((each) => !(each in catalogue))) {
        const message = `Use a scope of the catalogue: '${scope}' is not in shared/security.`
        ctx.report({ message, location })
      }
    },
  }
}

function scopesOf(
  security: readonly Readonly<Record<string, readonly string[]>>[],
  scheme: string,
): readonly string[] {
  return security.flatMap((each) => each[scheme] ?? [])
}

function catalogueOf(root: Member, ctx: UserContext): Member {
  const { securitySchemes = {} } = (root.components ?? {}) as { securitySchemes?: Member }
  for (const entry of Object.values(securitySchemes)) {
    const scheme = ctx.resolve(entry as never).node as Member | undefined
    if (scheme?.type !== 'oauth2') continue
    const { clientCredentials } = (scheme.flows ?? {}) as Record<string, { scopes?: Member }>
    return clientCredentials?.scopes ?? {}
  }
  return {}
}

/** The catalogue of scopes is complete, and each scope has a description. */
const scopeCatalogue: Oas3Rule = ({ size = catalogueSize }) => ({
  Root(root, ctx) {
    const scopes = Object.entries(catalogueOf(members(root), ctx))
    const location = ctx.location.child(['components', 'securitySchemes'])
    if (scopes.length !== size) {
      const message = `Keep the catalogue as specified: ${size} scopes, not ${scopes.length}.`
      ctx.report({ message, location })
    }
    for (const [scope, text] of scopes) {
      if (/^(create|read|update|delete):[a-z_]+$/.test(scope) && text) continue
      const message = `Write '${scope}' as 'read:network_acls' and say what it allows.`
      ctx.report({ message, location })
    }
  },
})

/** Every string has a maximum length, every array a maximum number of items. */
const limits: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const types = [schema.type].flat()
    const isListed = 'enum' in schema || 'const' in schema
    const isBounded = boundedFormats.includes(schema.format ?? '')
    if (types.includes('string') && !isListed && !isBounded && schema.maxLength === undefined) {
      const message =
        'Give the string a maxLength (or an enum, or a const). Every text from outside is bounded.'
      ctx.report({ message })
    }
    if (types.includes('array') && schema.maxItems === undefined) {
      ctx.report({ message: 'Give the array maxItems. Every list from outside is bounded.' })
    }
  },
})

/** An object schema has `additionalProperties`; parts of an allOf leave it to the whole. */
const openness: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (schema.type !== 'object' || 'additionalProperties' in schema) return
    if (/\/allOf\/\d+$/.test(ctx.location.pointer)) return
    const message =
      'Say whether it is open: additionalProperties false, or true where it is specified so.'
    ctx.report({ message })
  },
})

/** Every object of a request is closed at every depth, or has a reason not to be. */
const closedRequests: Oas3Rule = () => {
  const seen = new Set<string>()
  return {
    RequestBody: {
      MediaType({ schema }, ctx) {
        const body = { schema: (schema ?? {}) as Schema, location: ctx.location.child('schema') }
        visitSchemas(body, ctx, seen, ({ additionalProperties, ...part }, location) => {
          if ((additionalProperties as unknown) !== true || 'x-open' in part) return
          const message =
            'Close it with additionalProperties: false, as an unknown property is an error, or ' +
            'say in x-open why it may have any.'
          ctx.report({ message, location })
        })
      },
    },
  }
}

/** Every operation names its rate-limit policy, and every answer shows what is left of it. */
const rateLimit: Oas3Rule = () => {
  let policies: Record<string, Member> = {}
  return {
    Root: {
      enter(root, ctx) {
        policies = (members(root)['x-rate-limit-policies'] ?? {}) as typeof policies
        checkPolicies(policies, ctx)
      },
    },
    Operation: {
      enter(operation, ctx) {
        const { policy } = (members(operation)['x-rate-limit'] ?? {}) as { policy?: string }
        if (policy !== undefined && policy in policies) return
        const names = Object.keys(policies).join(', ')
        const message = `Name its policy in x-rate-limit: '${policy}' is none of ${names}.`
        ctx.report({ message, location: ctx.location.child('x-rate-limit') })
      },
      Response(response, ctx) {
        const missing = rateLimitHeaders.filter((name) => !(name in (response.headers ?? {})))
        if (missing.length === 0) return
        const message = `Add the header ${missing.join(', ')}: every answer says what is left.`
        ctx.report({ message })
      },
    },
  }
}

function checkPolicies(policies: Record<string, Member>, ctx: UserContext): void {
  for (const [name, { limit, windowSeconds, withoutToken, description = '' }] of Object.entries(
    policies,
  )) {
    const location = ctx.location.child(['x-rate-limit-policies', name])
    if (withoutToken !== undefined && !(String(withoutToken) in policies)) {
      ctx.report({ message: `'${name}' names the unknown policy '${withoutToken}'.`, location })
    }
    const fault = faultOfDescription(String(description))
    if (fault) ctx.report({ message: `The description of '${name}' ${fault}.`, location })
    if ([limit, windowSeconds].every((n) => Number.isInteger(n) && (n as number) > 0)) continue
    const message = `Give '${name}' a limit and windowSeconds, whole numbers above zero.`
    ctx.report({ message, location })
  }
}

/** File names are unique, because the bundler names a component after its file. */
const componentFile: Oas3Rule = () => {
  const files = new Map<string, string>()
  return {
    ref(node, ctx, { location }) {
      const file = location?.source.absoluteRef
      if (file === undefined || node.$ref.includes('#') || ctx.type.name === 'Tag') return
      const name = basename(file, '.yaml')
      const other = files.get(name) ?? file
      files.set(name, other)
      if (other !== file) {
        const message = `Rename one of ${other} and ${file}: a component is named after its file.`
        ctx.report({ message })
      }
      if (ctx.type.name === 'Schema' && !/^([A-Z][a-z0-9]*)+$/.test(name)) {
        const message = `Name the schema '${name}' in PascalCase, acronyms as words: 'NetworkAcl'.`
        ctx.report({ message })
      }
    },
  }
}

/** The rules of the documents that no ready-made rule covers, as a plugin for Redocly. */
export const documentRules: Plugin = {
  id: 'latchkey',
  preprocessors: { oas3: { 'latchkey/patch-of': patchOf } },
  rules: {
    oas3: {
      'latchkey/closed-requests': closedRequests,
      'latchkey/component-file': componentFile,
      'latchkey/description': description,
      'latchkey/example': example,
      'latchkey/input-example': inputExample,
      'latchkey/limits': limits,
      'latchkey/openness': openness,
      'latchkey/operation-file': operationFile,
      'latchkey/operation-name': operationName,
      'latchkey/operation-scope': operationScope,
      'latchkey/operation-statuses': operationStatuses,
      'latchkey/rate-limit': rateLimit,
      'latchkey/scope-catalogue': scopeCatalogue,
      'latchkey/summary': summary,
      'latchkey/tags': tags,
    },
  },
}
