import { textsOf } from '../language.tsx'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const useListText = textsOf('lists', { tr, en })
