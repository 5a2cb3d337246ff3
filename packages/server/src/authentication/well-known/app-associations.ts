/*
 * The files by which a domain declares the mobile apps that may open its links, and use its
 * passkeys and passwords: of Android (Digital Asset Links) and of Apple (associated domains).
 */

import type { Request, Response } from 'express'
import type { MobileApps } from '../../store/clients/mobile-apps.ts'
import { answerJson } from '../../validation/answer-json.ts'
import type { Serving } from '../serve.ts'

/** Verifiers fetch the files when an app is installed, so a change is found soon enough. */
const headers = {
  'Cache-Control': 'public, max-age=300',
  'X-Content-Type-Options': 'nosniff',
}

export const appAssociations: Serving<'getAssetLinks' | 'getAppleAppSiteAssociation'> = {
  async getAssetLinks({ tenant }: Request, res: Response) {
    const apps = await tenant.store.clients.listMobileApps()
    answerJson(res, 200, apps.flatMap(statementOf), headers)
  },
  async getAppleAppSiteAssociation({ tenant }: Request, res: Response) {
    const apps = await tenant.store.clients.listMobileApps()
    answerJson(res, 200, associationOf(apps.flatMap(appleAppOf)), headers)
  },
}

function statementOf({ android }: MobileApps) {
  const { app_package_name: name, sha256_cert_fingerprints: fingerprints = [] } = android ?? {}
  const valid = fingerprints.flatMap(fingerprintOf)
  if (!name || valid.length === 0) return []
  return [
    {
      relation: [
        'delegate_permission/common.handle_all_urls',
        'delegate_permission/common.get_login_creds',
      ],
      target: {
        namespace: 'android_app',
        package_name: name,
        sha256_cert_fingerprints: valid,
      },
    },
  ]
}

/** Android compares fingerprints in this form: pairs of capitals, separated by colons. */
function fingerprintOf(text: string): string[] {
  const digits = text.replaceAll(/[:\s]/g, '').toUpperCase()
  if (!/^[\dA-F]{64}$/.test(digits)) return []
  return [(digits.match(/../g) ?? []).join(':')]
}

interface AppleApp {
  readonly id: string
  readonly bundle: string
}

function appleAppOf({ ios }: MobileApps): AppleApp[] {
  const { team_id: team, app_bundle_identifier: bundle } = ios ?? {}
  return team && bundle ? [{ id: `${team}.${bundle}`, bundle }] : []
}

const associationOf = (apps: readonly AppleApp[]) => ({
  applinks: {
    apps: [],
    details: apps.map(({ id, bundle }) => ({ appID: id, paths: [`/ios/${bundle}/*`] })),
  },
  webcredentials: { apps: apps.map(({ id }) => id) },
})
