/** Rows of clients: names and contacts, payments and services, statements, instalments, history. */
import { accountRows } from './contract/account.ts'
import { clientRecordRows } from './contract/clients.ts'
import { reportRows } from './contract/reports.ts'

export { clientAudit } from './audit.ts'
export { ledgerChanges } from './contract/access.ts'
export { clientErrors, clientIssues } from './errors.ts'

export const clientRows = { ...clientRecordRows, ...accountRows, ...reportRows }
