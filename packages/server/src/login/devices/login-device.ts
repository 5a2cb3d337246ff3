import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { networkOf } from '../../peers/address.ts'
import type { RequestFacts } from '../../request-facts.ts'
import type { LoginDevice } from '../../risk/assess-log-in.ts'
import { hostCookie } from '../cookies.ts'

const cookie = hostCookie('login-device')
const cookieMs = 365 * 24 * 60 * 60 * 1000
const secretBytes = 32
const userAgentLengthMax = 512

type Sent = Pick<Request, 'headers' | 'tenant' | 'facts'>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const browserHashOf = (secret: string) => hashOf(`browser ${secret}`)
const agentOf = ({ userAgent = '' }: RequestFacts) => userAgent.slice(0, userAgentLengthMax)

/** The browser of a page, by its cookie, which is read only where log-ins are assessed. */
export function browserOf(req: Sent): LoginDevice {
  const { facts } = req
  return {
    get hash() {
      const secret = cookie.read(req)
      return secret === undefined ? undefined : browserHashOf(secret)
    },
    get userAgent() {
      return agentOf(facts)
    },
    facts,
  }
}

/**
 * The program that sends a token request. It has no cookies, so its network and `User-Agent` stand
 * for it; that alone would be easily copied.
 *
 * @param ip the address of the user, which a server has forwarded
 */
export function programOf({ facts: sent }: Pick<Request, 'facts'>, ip?: string): LoginDevice {
  const facts = ip === undefined ? sent : sent.at(ip)
  const userAgent = agentOf(facts)
  return {
    get hash() {
      return hashOf(`program ${networkOf(facts.address ?? '')} ${userAgent}`)
    },
    userAgent,
    facts,
  }
}

/** The browser of a page; one without a cookie gets it. */
export function identifiedBrowserOf(req: Request, res: Response): LoginDevice & { hash: string } {
  const secret = cookie.read(req) ?? randomBytes(secretBytes).toString('base64url')
  cookie.set(req, res, secret, cookieMs)
  return { hash: browserHashOf(secret), userAgent: agentOf(req.facts), facts: req.facts }
}
