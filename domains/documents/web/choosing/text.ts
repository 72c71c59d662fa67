import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts about the choice of a case. */
export const useText = textsOf('documents.choosing', { tr, en })
