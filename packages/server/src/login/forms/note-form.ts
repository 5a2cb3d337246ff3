import type { Request } from 'express'

/** Notes when a form was last shown, or completed, for its author. */
export const noteForm = (
  { tenant }: Pick<Request, 'tenant'>,
  formId: string,
  what: 'shown' | 'completed',
): Promise<void> =>
  tenant.store.write({ description: 'Note the use of a form' }, ({ forms }) =>
    forms.note(formId, what),
  )
