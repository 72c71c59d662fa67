import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

/** Texts about selected cases. */
export const useText = textsOf('cases.selection', { tr, en })
