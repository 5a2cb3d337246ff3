/** An Express application as in the README of express-openid-connect; prints its URL. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import express from 'express'
import openidConnect from 'express-openid-connect'

const { pem, config } = JSON.parse(process.argv[2] ?? '')
const server = createServer({ key: pem, cert: pem })
server.listen(0, 'localhost', () => {
  const baseURL = `https://localhost:${(server.address() as AddressInfo).port}`
  const app = express()
  app.use(openidConnect.auth({ ...config, baseURL }))
  app.get('/', async ({ oidc }, res) => {
    const info = oidc.accessToken ? await oidc.fetchUserInfo() : undefined
    res.json({ user: oidc.user, info })
  })
  server.on('request', app)
  console.log(baseURL)
})
