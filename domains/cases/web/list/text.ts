import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts of the list that nothing else of cases uses. */
export const useSelectionText = textsOf('cases.selection', { tr, en })
