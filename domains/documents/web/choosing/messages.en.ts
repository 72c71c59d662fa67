/** Texts about the choice of a case. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  case: 'Case',
  placeholder: 'Type a name or a number',
  readOnly: 'You may only read this case',
  missing: 'Choose a case.',
  failed: 'The cases could not be loaded. Close this and open it again.',
}
