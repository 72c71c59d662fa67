import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts about results of calculators that become documents. */
export const useText = textsOf('documents.calculated', { tr, en })
