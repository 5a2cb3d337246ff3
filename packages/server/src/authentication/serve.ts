import type { Request, Response } from 'express'
import type { ProviderOf } from './provider/provider-of.ts'

/** What is served here; everything else is oidc-provider's. */
export type Serve = (req: Request, res: Response, providerOf: ProviderOf) => Promise<void>
