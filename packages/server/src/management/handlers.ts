import { createEventStream } from './event-streams/createEventStream.ts'
import { deleteEventStream } from './event-streams/deleteEventStream.ts'
import { getEventStream } from './event-streams/getEventStream.ts'
import { listEventStreams } from './event-streams/listEventStreams.ts'
import { updateEventStream } from './event-streams/updateEventStream.ts'
import type { Handlers } from './handler.ts'
import { createNetworkAclDryRun } from './network-acl-dry-runs/createNetworkAclDryRun.ts'
import { createNetworkAclExplanation } from './network-acl-explanations/createNetworkAclExplanation.ts'
import { createNetworkAcl } from './network-acls/createNetworkAcl.ts'
import { deleteNetworkAcl } from './network-acls/deleteNetworkAcl.ts'
import { getNetworkAcl } from './network-acls/getNetworkAcl.ts'
import { getNetworkAclStatistics } from './network-acls/getNetworkAclStatistics.ts'
import { listNetworkAcls } from './network-acls/listNetworkAcls.ts'
import { patchNetworkAcl } from './network-acls/patchNetworkAcl.ts'
import { updateNetworkAcl } from './network-acls/updateNetworkAcl.ts'
import { createVerifiableCredentialTemplate } from './verifiable-credentials/createVerifiableCredentialTemplate.ts'
import { deleteVerifiableCredentialTemplate } from './verifiable-credentials/deleteVerifiableCredentialTemplate.ts'
import { getVerifiableCredentialTemplate } from './verifiable-credentials/getVerifiableCredentialTemplate.ts'
import { listVerifiableCredentialTemplates } from './verifiable-credentials/listVerifiableCredentialTemplates.ts'
import { updateVerifiableCredentialTemplate } from './verifiable-credentials/updateVerifiableCredentialTemplate.ts'

/** Every operation of the document and what carries it out: the server's table of contents. */
export const handlers: Handlers = {
  createEventStream,
  deleteEventStream,
  getEventStream,
  listEventStreams,
  updateEventStream,
  createNetworkAclDryRun,
  createNetworkAclExplanation,
  createNetworkAcl,
  deleteNetworkAcl,
  getNetworkAcl,
  getNetworkAclStatistics,
  listNetworkAcls,
  patchNetworkAcl,
  updateNetworkAcl,
  createVerifiableCredentialTemplate,
  deleteVerifiableCredentialTemplate,
  getVerifiableCredentialTemplate,
  listVerifiableCredentialTemplates,
  updateVerifiableCredentialTemplate,
}
