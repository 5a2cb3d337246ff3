/** Where a screen shows a partial of the tenant, as the management API names the places. */
export type InsertionPoint =
  | 'form-content-start'
  | 'form-content-end'
  | 'form-footer-start'
  | 'form-footer-end'
  | 'secondary-actions-start'
  | 'secondary-actions-end'
  | 'form-content'

/** Liquid templates by prompt, screen and insertion point. */
export type Partials = Readonly<Record<string, ScreensOfPrompt>>
type ScreensOfPrompt = Readonly<Record<string, PointsOfScreen>>
type PointsOfScreen = Readonly<Partial<Record<InsertionPoint, string>>>
