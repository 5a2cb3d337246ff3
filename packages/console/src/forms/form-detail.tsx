import type { Members } from '../api/json.ts'
import { Card } from '../parts/page.tsx'
import { ItemTable } from '../resource/item-table.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { nodeRows } from './node-rows.ts'

/** A form: the way through its nodes, above its settings. */
export function FormDetail(props: DetailProps) {
  return <ResourceDetail {...props}>{(item) => <Way form={item} />}</ResourceDetail>
}

function Way({ form }: { readonly form: Members }) {
  const { forms, basics } = words()
  const rows = nodeRows(form)
  return (
    <Card title={forms.way} says={forms.waySays}>
      {rows.length === 0 ? (
        <p class="hint">{basics.none}</p>
      ) : (
        <ItemTable
          label={forms.way}
          columns={[
            { name: 'id', label: forms.node },
            { name: 'type', label: forms.kind },
            { name: 'content', label: forms.content },
            { name: 'next', label: forms.next },
          ]}
          items={rows}
          nameOf={({ id }) => String(id)}
        />
      )}
    </Card>
  )
}
