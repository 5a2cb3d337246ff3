/** An administrator creates a connection from the metadata that a product writes. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, patient, type SharedServer } from '@latchkey/testkit'
import { certifiedKey } from '../key-pems.ts'
import { documents, federationOf } from './metadata-documents.ts'

let server: SharedServer
let der: string
beforeAll(async () => {
  const { certificate } = await certifiedKey('idp.example.com', new Date('2040-01-01'))
  der = certificate.replace(/-----[^-]+-----|\s+/g, '')
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (name: string, options: object, strategy = 'samlp') =>
  server.tenant.request('POST', '/api/v2/connections', { json: { name, strategy, options } })

describe('metadata as products write them', () => {
  it.each(Object.keys(documents) as (keyof typeof documents)[])('are read, of %s', async (name) => {
    const { xml, options } = documents[name](der)
    const [strategy, option] =
      name === 'adfs' ? ['adfs', 'fedMetadataXml'] : ['samlp', 'metadataXml']
    const { status, body } = await create(`read-${name}`, { [option ?? '']: xml }, strategy)
    expect([status, body.message]).toEqual([201, undefined])
    expect(body.options).toMatchObject({ ...options, signingCert: [der] })
  })
})

describe('metadata of a federation', () => {
  it('are read, if they have one identity provider', async () => {
    const { status, body } = await create('alone', { metadataXml: federationOf(der, 'one') })
    expect([status, body.options?.idpEntityId]).toEqual([201, 'one'])
  })

  it('are refused if they have several, of which none is named', async () => {
    const options = { metadataXml: federationOf(der, 'one', 'two') }
    const { status, body } = await create('several', options)
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain('has 2 identity providers')
    expect(body.message).toContain('Set `options.idpEntityId`')
    const other = await create('several', { ...options, idpEntityId: 'three' })
    expect(other.body.message).toContain('has 2 identity providers')
  })

  it('are read for the one that `idpEntityId` names', async () => {
    const options = { metadataXml: federationOf(der, 'one', 'two'), idpEntityId: 'two' }
    const { body } = await create('named', options)
    expect(body.options).toMatchObject({
      idpEntityId: 'two',
      signInEndpoint: 'https://idp.example.com/two',
    })
  })
})

it('a location without end is refused at once', async () => {
  // Marks in the wrong order, of which each passes all others when they are normalized (UAX #15).
  const marks = `${'\u0301'.repeat(55_000)}${'\u0327'.repeat(55_000)}`
  const at = 'https://idp.example.com/one'
  const metadataXml = federationOf(der, 'one').replaceAll(at, `https://a${marks}.com/`)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const { status, body } = await create('endless', { metadataXml })
  delay.disable()
  expect([status, body.message]).toEqual([400, expect.stringContaining('at most 2048 characters')])
  expect(delay.max / 1e6).toBeLessThan(patient(150))
})
