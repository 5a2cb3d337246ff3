import { type Logger, pino } from 'pino'
import type { PrettyOptions } from 'pino-pretty'
import type { Config } from '../config/config.ts'

/** Lines of JSON, and for a person at a terminal, lines to read. */
export async function createLog({ logLevel, production }: Config): Promise<Logger> {
  const options = { level: logLevel, base: null }
  if (production || !process.stdout.isTTY) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty(lines))
}

type Message = Exclude<PrettyOptions['messageFormat'], string | false | undefined>

/** A request in the order a person asks: how it went, what it was, how long it took. */
const request: Message = (log, messageKey) => {
  if (log.durationMs === undefined) return String(log[messageKey] ?? '')
  const { status, method, path, durationMs, code, tenant, finished } = log
  const words = [status, method, path, `${durationMs} ms`, tenant, code]
  if (finished === false) words.push('cut off')
  return words.filter((word) => word !== undefined).join(' ')
}

const requestKeys =
  'requestId,tenant,client,operation,method,path,address,status,code,finished,durationMs'

const lines: PrettyOptions = {
  sync: true,
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss',
  messageFormat: request,
  ignore: requestKeys,
}
