import { Page } from '../parts/page.tsx'

export function FirstSteps() {
  return <Page title="First steps">…</Page>
}
