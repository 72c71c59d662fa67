import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts about chosen documents. */
export const useText = textsOf('documents.bulk', { tr, en })
