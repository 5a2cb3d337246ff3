/**
 * An identity provider of samlp, by which Auth0 serves SAML, in a process: with messages and
 * signatures by saml, xml-crypto 2 and a DOM. Anybody is logged in by the name in the query.
 */
import { createPublicKey } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { auth, logout, metadata, parseRequest } from 'samlp'
import SessionParticipants from 'samlp/lib/sessionParticipants/index.js'

interface Started {
  /** Of the TLS server. */
  readonly pem: string
  readonly certificate: string
  readonly privateKey: string
  /** The certificate of the service provider: it signs requests, and assertions are encrypted. */
  readonly signedBy: string
}

const {
  pem,
  certificate: cert,
  privateKey: key,
  signedBy,
}: Started = JSON.parse(process.argv[2] ?? '')
const issuer = 'urn:samlp'
const sessionIndex = '_one'
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

const app = express()
const textOf = (query: unknown, name: string) => {
  const value: unknown = Object(query)[name]
  return typeof value === 'string' ? value : ''
}
const unnamed = 'somebody'
/** What a browser without a name in its query gets logged out of. */
let last = { sp: '', name: unnamed, to: '' }
const signingIn =
  (signs: object): RequestHandler =>
  (req, res, next) =>
    parseRequest(req, { signingCert: signedBy }, (error, request) => {
      const { assertionConsumerServiceURL: acsUrl, issuer: sp = '' } = request ?? {}
      if (error || acsUrl === undefined) return next(error ?? new Error('No service provider'))
      last = { sp, name: unnamed, to: acsUrl.replace('/login/callback', '/logout') }
      auth({
        issuer,
        cert,
        key,
        signingCert: signedBy,
        sessionIndex,
        destination: acsUrl,
        recipient: acsUrl,
        getUserFromRequest({ query }) {
          const id = textOf(query, 'name') || unnamed
          const name = { givenName: 'Ada', familyName: 'Müller & <Söhne>' }
          return { id, displayName: id, emails: [{ value: `${id}@example.com` }], name }
        },
        getPostURL: (_audience, _request, _req, done) => done(null, acsUrl),
        ...signs,
      })(req, res, next)
    })

app.get('/assertion', signingIn({}))
/** Where PingFederate takes requests. */
app.get('/idp/SSO.saml2', signingIn({}))
app.get('/response', signingIn({ signAssertion: false, signResponse: true }))
app.get('/both', signingIn({ signResponse: true }))
app.get(
  '/encrypted',
  signingIn({
    encryptionCert: signedBy,
    encryptionPublicKey: createPublicKey(signedBy).export({ type: 'spki', format: 'pem' }),
  }),
)
app.get(
  '/metadata',
  metadata({
    issuer,
    cert,
    redirectEndpointPath: '/assertion',
    postEndpointPath: '/assertion',
    logoutEndpointPaths: { redirect: '/logout' },
  }),
)
/** The session participant is in the query, or the last one: what a session would know. */
app.get('/logout', (req, res, next) => {
  Object.assign(req, { session: {} })
  const participant = {
    serviceProviderId: textOf(req.query, 'sp') || last.sp,
    nameId: textOf(req.query, 'name') || last.name,
    sessionIndex,
    serviceProviderLogoutURL: textOf(req.query, 'to') || last.to,
  }
  const sessionParticipants = new SessionParticipants([{ ...participant, cert: signedBy }])
  const options = { issuer, cert, key, deflate: true, protocolBinding: redirectBinding }
  logout({ ...options, sessionParticipants })(req, res, next)
})

const server = createServer({ key: pem, cert: pem }, app)
server.listen(0, 'localhost', () => {
  console.log(`https://localhost:${(server.address() as AddressInfo | null)?.port}`)
})
