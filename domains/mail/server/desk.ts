/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { mailRows } from '../contract.ts'
import { bringMail } from './actions/bring-mail.ts'
import { declineMail } from './actions/decline-mail.ts'
import { fileMail } from './actions/file-mail.ts'
import type { MailParts } from './parts.ts'
import { readAddress, readOfficeAddress } from './queries/address.ts'
import { readBoxState } from './queries/box.ts'
import { countMailsWaiting, listMails } from './queries/mails.ts'

export const mailDesk = (parts: MailParts): Desk =>
  desk(
    mailRows,
    {
      'mail.list': (call, { query }) => listMails(call, query),
      'mail.waiting': (call, { query }) => countMailsWaiting(call, query),
      'mail.bring': (call, { body }) => bringMail(call, body),
      'mail.file': (call, { params, body }) => fileMail(call, { ...params, ...body }),
      'mail.decline': (call, { params }) => declineMail(call, params),
      'mail.address': (call, { params }) => readAddress(call, params),
      'mail.officeAddress': (call) => readOfficeAddress(call),
      'mail.box': (call) => readBoxState(call),
    },
    parts,
  )
