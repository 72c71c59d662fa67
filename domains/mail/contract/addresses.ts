/** Rows about the codes by which mails find their case or their office. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows } from '@mizan/platform/contract'
import { BoxState, MailAddress, OfficeMailAddress } from '../schemas.ts'
import { group, overseeing, reading, refusals } from './access.ts'

export const addressRows = defineRows({
  'mail.address': {
    method: 'GET',
    path: '/case-management/{caseId}/mail-address',
    group,
    access: reading,
    summary: 'Gives the address code of a case; a mail with it is offered for this case',
    params: CaseId,
    answer: MailAddress,
    errors: refusals,
    sample: { params: { caseId: 'sample' } },
  },
  'mail.officeAddress': {
    method: 'GET',
    path: '/incoming-mail/address',
    group,
    access: overseeing,
    summary: 'Gives the address of the office in the box of this server; null if there is no box',
    answer: OfficeMailAddress,
    errors: [],
    sample: {},
  },
  'mail.box': {
    method: 'GET',
    path: '/incoming-mail/box',
    group,
    access: { session: 'bearer', permission: { module: 'product', level: 'Read' } },
    summary: 'Says whether the box of this server can be read, for staff of the service',
    answer: BoxState,
    errors: [],
    sample: {},
  },
})
