/** Texts about the choice of a case. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  case: 'Case',
  placeholder: 'Type the name or number of a case',
  missing: 'Choose a case.',
  failed: 'The cases could not be loaded. Close this and open it again.',
}
