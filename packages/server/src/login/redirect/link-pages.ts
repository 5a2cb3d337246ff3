import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { renderLinkOffer } from '../../pages/link-offer.ts'
import { writePage } from '../../pages/write-page.ts'
import { finish } from '../log-in/finish.ts'
import { writeLogin } from '../log-in/login-page.ts'
import { waysIn } from '../log-in/ways-in.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { allowsSignUp } from '../sign-up/sign-up-guard.ts'
import { arriveAs } from './arrive-as.ts'
import { consumeLinkOffer, findLinkOffer, type LinkOffer, storeLinkOffer } from './link-offer.ts'
import { refuse } from './refuse.ts'
import { signUpUpstream } from './upstream-account.ts'

/**
 * The page that offers to link an account at an identity provider to an existing user, and its
 * form.
 */
export const linkPages: Readonly<
  Record<'getAccountLinkPage' | 'createAccountLink', ServeTransaction>
> = { getAccountLinkPage, createAccountLink }

async function getAccountLinkPage(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<void> {
  const { offer, way } = await findOpenOffer(req, transaction)
  const { connection } = way
  const page = renderLinkOffer(transaction.branding, {
    action: `${pathOf(transaction)}/link`,
    hidden: {},
    email: offer.email,
    connectionName: connection.display_name ?? connection.name,
    allowsSeparate: allowsSignUp(way),
  })
  writePage(res, page, { redirectTargets: transaction.redirectTargets })
}

/** @throws ApiError `interaction_expired` */
async function findOpenOffer(req: Request, transaction: OpenLogin) {
  const offer = await findLinkOffer(req.tenant, transaction)
  const way = transaction.ways.redirects.find(
    ({ connection }) => connection.id === offer?.connectionId,
  )
  if (!offer || !way) throw new ApiError('interaction_expired')
  return { offer, way }
}

async function createAccountLink(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<void> {
  const { offer, way } = await findOpenOffer(req, transaction)
  const action = formOf(req).get('action')
  if (action === 'link') return startProof(req, res, transaction, offer)
  const { tenant } = req
  const origin = originOf(req, transaction.client)
  const isFirst = await consumeLinkOffer(tenant, transaction)
  if (!isFirst) throw new ApiError('interaction_expired')
  if (action === 'cancel') return writeLogin(req, res, transaction, {})
  const outcome = await signUpUpstream({ tenant, origin, way, account: offer.account })
  if ('refused' in outcome) {
    const { refused: error, description } = outcome
    return refuse(req, res, transaction, { way, error, description })
  }
  const { account } = outcome
  const counted = await arriveAs(req, res, way, { account, origin })
  const { userId, accessEpoch } = account
  const { name: connection } = way.connection
  const { amr, upstream } = offer
  await finish(req, res, transaction, {
    userId,
    amr,
    connection,
    accessEpoch,
    upstream,
    ...counted,
  })
}

/**
 * Shows the log-in page, on which the user logs in to the existing account with any connection of
 * the client.
 */
async function startProof(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  offer: LinkOffer,
): Promise<void> {
  await storeLinkOffer(req.tenant, transaction, { ...offer, isAccepted: true })
  const ways = await waysIn(req.tenant, { client: transaction.client, connection: undefined })
  const username = offer.email
  await writeLogin(req, res, { ...transaction, ways }, { username, isIdentified: true })
}
