import { words } from '../texts/texts.ts'
import { Code } from './copy.tsx'

/** The command that opens the tenant again after a network ACL has shut everybody out. */
export function WayBack() {
  return (
    <Code
      text={`latchkey network-acls disable --tenant ${location.hostname}`}
      label={words().acl.theCommand}
    />
  )
}
