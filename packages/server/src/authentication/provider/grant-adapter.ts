import type { AdapterPayload } from 'oidc-provider'
import { isTransferCurrent } from '../transfer/is-transfer-current.ts'
import { RecordAdapter } from './adapter.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'

/** The adapter of grants. One of a transferred session may end with the session. */
export class GrantAdapter extends RecordAdapter {
  constructor(options: RecordAdapterOptions) {
    super('Grant', options)
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await super.find(id)
    return (await isTransferCurrent(this.options.records, payload)) ? payload : undefined
  }
}
