import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { Invitations } from './invitations.tsx'
import { MemberList } from './member-list.tsx'
import { OrganizationApplications } from './organization-applications.tsx'
import { OrganizationConnections } from './organization-connections.tsx'
import { OrganizationGrants } from './organization-grants.tsx'
import { OrganizationGroups } from './organization-groups.tsx'

/** An organization: who belongs to it, how and where they log in, and who is invited. */
export function OrganizationDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail screen={screen} id={id}>
      {() => (
        <>
          <MemberList id={id} />
          <OrganizationConnections id={id} />
          <OrganizationGroups id={id} />
          <Invitations id={id} />
          <OrganizationApplications id={id} />
          <OrganizationGrants id={id} />
        </>
      )}
    </ResourceDetail>
  )
}
