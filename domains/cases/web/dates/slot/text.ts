import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useText = textsOf('cases.dates.slot', { tr, en })
