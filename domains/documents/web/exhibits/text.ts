import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts of the dialog that makes one PDF of exhibits. */
export const useText = textsOf('documents.exhibits', { tr, en })
