/** The texts of the reader as a hook. */
import { textsOf } from '@mizan/platform/ui'
import { readerMessages } from './messages.ts'

export const useText = textsOf('reader', readerMessages)
