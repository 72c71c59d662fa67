import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts of the conversion of several documents. */
export const useText = textsOf('documents.convert', { tr, en })
