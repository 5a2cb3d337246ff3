import ts from 'typescript'
import { isTest, lineOf, type Repository } from '../repository.ts'
import type { Rule } from './rule.ts'
import { nodesOf } from './syntax.ts'

const contract = 'openapi/management/connections/ConnectionStrategy.yaml'
const server = 'packages/server/src/'
const connectors = `${server}connectors/`

const todo =
  'Ask the connector: give it an ability or a member; see ' +
  'packages/server/decisions/047-a-connector-runs-the-connections-of-one-strategy.md.'

/** Strategies that are words with another meaning, too: only comparisons with them are found. */
const ambiguous: ReadonlySet<string> = new Set([
  'ad',
  'box',
  'custom',
  'email',
  'exact',
  'ip',
  'line',
  'oauth2',
  'oidc',
  'shop',
  'sms',
])

/** Names of strategies that are no strategy there. */
const others: ReadonlySet<string> = new Set([
  `${server}saml/requested-login.ts samlp`, // the protocol of a log-in
  `${server}record-rules/sample-event-data.ts auth0`, // an example of an event
  `${server}store/second-factors/guardian-settings.ts auth0`, // a provider of text messages
  `${server}store/scim/scim-configurations.ts auth0`, // a member of the mapping of SCIM
])

/** Names of strategies in the server outside of its connectors. */
export const strategies: Rule = ({ path, syntax }, repository) => {
  if (!syntax || !path.startsWith(server) || path.startsWith(connectors)) return []
  if (isTest(path) || path.includes('/store/prisma/')) return []
  const names = strategiesOf(repository)
  return nodesOf(syntax)
    .filter(ts.isStringLiteralLike)
    .filter((node) => names.has(node.text) && !others.has(`${path} ${node.text}`))
    .filter((node) => !ambiguous.has(node.text) || isCompared(node))
    .map((node) => ({ line: lineOf(syntax, node.getStart(syntax)), todo }))
}

function isCompared(node: ts.StringLiteralLike): boolean {
  if (!ts.isBinaryExpression(node.parent)) return false
  const { left, right } = node.parent
  return /\b(strategy|provider)$/i.test((left === node ? right : left).getText())
}

const known = new WeakMap<Repository, ReadonlySet<string>>()

/** The strategies of the contract. */
function strategiesOf(repository: Repository): ReadonlySet<string> {
  const names = known.get(repository) ?? new Set(readStrategies(repository))
  known.set(repository, names)
  return names
}

function readStrategies({ files }: Repository): readonly string[] {
  const [, list = ''] = files.find(({ path }) => path === contract)?.text.split('\nenum:\n') ?? []
  return [...list.matchAll(/^ {2}- (\S+)$/gm)].map(([, name = '']) => name)
}
