/** Rows of moving in and out: imports of tables, and the export of the whole office. */
import { exportRows } from './contract/exports.ts'
import { importRows } from './contract/imports.ts'

export { transferAudit } from './audit.ts'
export { transferErrors } from './errors.ts'

export const transferRows = { ...importRows, ...exportRows }
