/*
 * The script by which Auth0 Lock learns the connections of a client, at an endpoint of the public
 * API that no RFC defines.
 */

import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { domainsOf } from '../../login/log-in/home-realm.ts'
import { allowsPasswordChange } from '../../login/recovery/allows-password-change.ts'
import { allowsSignUp } from '../../login/sign-up/sign-up-guard.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Serving } from '../serve.ts'

/** The operation under `/client`. */
export const clientScripts: Serving<'getClientScript'> = { getClientScript }

async function getClientScript(req: Request, res: Response): Promise<void> {
  const { tenant, pathParameters } = req
  const [, clientId] = /^(.+)\.js$/.exec(pathParameters.clientScript ?? '') ?? []
  const client = clientId === undefined ? undefined : await tenant.clients.find(clientId)
  if (!client) throw new ApiError('invalid_uri', { message: 'The client does not exist.' })
  const ways = await tenant.connections.listEnabledFor(client.clientId, { abilities: [] })
  const { settings } = client
  const isClosed = tenant.settings.flags?.no_disclose_enterprise_connections === true
  const described = {
    id: client.clientId,
    tenant: tenant.name,
    authorize: new URL('/authorize', tenant.issuer).href,
    callback: settings.callbacks?.[0] ?? '',
    hasAllowedOrigins: (settings.allowed_origins ?? []).length > 0,
    strategies: strategiesOf(
      ways.filter((way) => isShown(client, way, isClosed)),
      isClosed,
    ),
  }
  const body = Buffer.from(`Auth0.setClient(${JSON.stringify(described)});`)
  res.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(body)
}

/**
 * Other enterprise connections, found by domain, are not for everybody to see.
 *
 * @param isClosed whether the tenant discloses no domains
 */
const isShown = (
  { settings }: Client,
  { connection, connector }: ConnectionWith,
  isClosed: boolean,
): boolean =>
  connector.type !== 'enterprise' ||
  connection.show_as_button === true ||
  (settings.cross_origin_authentication === true && !isClosed)

function strategiesOf(ways: readonly ConnectionWith[], isClosed: boolean) {
  const names = [...new Set(ways.map(({ connection }) => connection.strategy))]
  return names.map((name) => ({
    name,
    connections: ways
      .filter(({ connection }) => connection.strategy === name)
      .map((way) => describe(way, isClosed)),
  }))
}

function describe(way: ConnectionWith, isClosed: boolean) {
  const { connection, connector } = way
  const { name, display_name, options } = connection
  const shown = { name, display_name }
  if (connector.type === 'enterprise') {
    return isClosed ? shown : { ...shown, domain_aliases: domainsOf(way) }
  }
  if (connector.type !== 'database') return shown
  return {
    ...shown,
    passwordPolicy: options.passwordPolicy ?? 'none',
    password_complexity_options: options.password_complexity_options ?? undefined,
    requires_username: options.requires_username === true,
    validation: options.validation ?? undefined,
    showSignup: allowsSignUp(way),
    showForgot: allowsPasswordChange(way),
  }
}
