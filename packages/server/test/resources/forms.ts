import { nextNumber, type Resource, resource } from './resource.ts'

const newForm = () => ({ name: `Fixture ${nextNumber()}` })

/** What any form may have: nodes, and what names them, must fit together. */
const acceptable = ({ nodes: _, start: __, ending: ___, ...body }: Record<string, unknown>) => body

export const forms: Resource = {
  ...resource('ap', '/forms', newForm),
  bodies: { createForm: (_tenant, _parameters, example) => ({ ...example, ...newForm() }) },
  acceptable,
}
