/** Rows of mails that arrive for cases: address codes, mails that wait, filing them. */
import { addressRows } from './contract/addresses.ts'
import { mailRowsOfOffice } from './contract/mails.ts'

export { mailAudit } from './audit.ts'
export { mailErrors } from './errors.ts'

export const mailRows = { ...mailRowsOfOffice, ...addressRows }
