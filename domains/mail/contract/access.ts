/** Rights to call the rows of mails; the rights on the cases for which a mail is offered are checked besides. */
import { readsCases, refusalsOfCase, writesCases } from '@mizan/cases/access'

export const group = 'incoming-mail'

export const reading = readsCases
/** Only for those who may write some case, also while the office may only read. */
export const overseeing = { ...readsCases, permission: { module: 'cases', level: 'Write' } } as const
export const writing = writesCases
export const refusals = refusalsOfCase
/** The refusals of rows that open stored mails. */
export const ofStore = [
  'document.key_unavailable',
  'document.keys_locked',
  'document.store_unavailable',
] as const
/** Rows that show mails that wait. */
export const waiting = ['mail.list', 'mail.waiting'] as const
