/** The texts of the reader in both languages. */
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

export const readerMessages = { tr, en }
