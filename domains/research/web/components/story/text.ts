/** The texts of the panel as a hook; they are loaded with the screen that has it. */
import { textsOf } from '@mizan/platform/ui'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useStoryText = textsOf('story', { tr, en })
