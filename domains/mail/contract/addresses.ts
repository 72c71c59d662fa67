/** Rows about the codes by which mails find their case or their office. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows } from '@mizan/platform/contract'
import { MailAddress } from '../schemas.ts'
import { group, reading, refusals } from './access.ts'

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
})
