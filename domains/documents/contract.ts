/** Rows of documents: the files of a case with their versions, and the bin. */
import { bulkRows } from './contract/bulk.ts'
import { documentRowsOfCase } from './contract/documents.ts'
import { exhibitRows } from './contract/exhibits.ts'
import { keyRows } from './contract/keys.ts'
import { previewRows } from './contract/preview.ts'
import { resumableRows } from './contract/resumable.ts'
import { searchRows } from './contract/search.ts'
import { storageRows } from './contract/storage.ts'
import { toolRows } from './contract/tools.ts'
import { uploadRows } from './contract/uploads.ts'

export { documentAudit } from './audit.ts'
export { exhibitIssues } from './errors/exhibits.ts'
export { keyIssues } from './errors/keys.ts'
export { documentErrors } from './errors.ts'

export const documentRows = {
  ...documentRowsOfCase,
  ...uploadRows,
  ...previewRows,
  ...searchRows,
  ...resumableRows,
  ...bulkRows,
  ...exhibitRows,
  ...keyRows,
  ...storageRows,
  ...toolRows,
}
