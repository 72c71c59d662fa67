/** Rows of the export of the whole office. It only reads, so an office whose plan has lapsed can still take out its own. */
import { defineRows, fileOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { transferAudit } from '../audit.ts'
import { exportTypes } from '../data/limits.ts'
import { ExportId, NewExport, OfficeExport } from '../schemas.ts'

const group = 'transfer'
/** Of those who write in the module, only administrators are answered. */
const access = {
  session: 'bearer',
  feature: 'companyDashboard',
  permission: { module: 'company', level: 'Write' },
} as const

const sampleId = { exportId: 'sample' }

export const exportRows = defineRows({
  'exports.start': {
    method: 'POST',
    path: '/exports',
    group,
    access: { ...access, limit: { calls: 30, seconds: 3600 } },
    summary: 'Starts an export of everything that the office keeps; one at a time',
    body: NewExport,
    price: 20,
    answer: OfficeExport,
    errors: [
      'export.administrators_only',
      'export.running',
      'document.keys_locked',
      'document.key_unavailable',
    ],
    fails: { tr: 'Dışa aktarım başlatılamadı.', en: 'Failed to start the export.' },
    renews: ['exports.list'],
    audit: transferAudit['export.started'],
    sample: { body: { format: 'json' } },
  },
  'exports.list': {
    method: 'GET',
    path: '/exports',
    group,
    access,
    summary: 'Lists the latest exports of the office, each with its state and progress',
    answer: z.object({ items: z.array(OfficeExport) }),
    errors: ['export.administrators_only'],
    sample: {},
  },
  'exports.cancel': {
    method: 'POST',
    path: '/exports/{exportId}/cancel',
    group,
    access,
    summary: 'Ends an export that is running; nothing of it is kept',
    params: ExportId,
    answer: OfficeExport,
    errors: ['export.administrators_only', 'export.not_found', 'export.not_now'],
    fails: { tr: 'Dışa aktarım iptal edilemedi.', en: 'Failed to cancel the export.' },
    renews: ['exports.list'],
    audit: transferAudit['export.cancelled'],
    sample: { params: sampleId },
  },
  'exports.file': {
    method: 'GET',
    path: '/exports/{exportId}/file',
    group,
    access,
    summary: 'Gives the file of an export that is done; each download is recorded',
    params: ExportId,
    price: 5,
    answer: fileOf(...Object.values(exportTypes)),
    errors: [
      'export.administrators_only',
      'export.not_found',
      'export.gone',
      'export.damaged',
      'document.keys_locked',
      'document.key_unavailable',
    ],
    sample: { params: sampleId },
  },
})
