import { Empty, Page } from '../parts/page.tsx'
import { words } from '../texts/texts.ts'

/** Says that the path of the URL names no screen. */
export function Unknown() {
  const { unknown } = words()
  return (
    <Page title={unknown.title}>
      <Empty icon="search" title={unknown.none} text={unknown.says} />
    </Page>
  )
}
