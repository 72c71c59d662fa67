/** Texts about results of calculators that become documents. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  save: 'Save to a case',
  submit: 'Save',
  hint: 'The result is added to the documents of the case as a PDF; its description has the inputs and the address of the calculation.',
  again: 'To open the calculation: {{address}}',
  planLocked: 'Your plan is read-only: you can view and download.',
  needsConnection: 'Saving to a case needs a connection',
}
