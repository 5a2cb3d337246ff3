import { type ListProps, ResourceList } from '../resource/resource-list.tsx'
import { RotateKey } from './rotate-key.tsx'

/** The signing keys, and their rotation. */
export function SigningKeyList({ screen }: ListProps) {
  return <ResourceList screen={screen} actions={(reload) => <RotateKey reload={reload} />} />
}
