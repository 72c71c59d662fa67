/** The texts of favourites and history as a hook. */
import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useKeptText = textsOf('kept', { tr, en })
