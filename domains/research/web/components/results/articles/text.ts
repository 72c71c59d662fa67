/** The texts of this line as a hook; they are loaded with it. */
import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useText = textsOf('research.articles', { tr, en })
