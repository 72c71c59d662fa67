import { textsOf } from './language.ts'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useUiText = textsOf('ui', { tr, en })
