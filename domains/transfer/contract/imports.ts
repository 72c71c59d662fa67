/** Rows of imports: a table is uploaded, its columns are mapped, a dry run names what is wrong, then it is imported. */
import { readsCases, writesCases } from '@mizan/cases/access'
import { defineRows, fileOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { transferAudit } from '../audit.ts'
import { xlsx } from '../data/limits.ts'
import { showImported } from '../data/show-imported.ts'
import {
  AlikeNames,
  BadCells,
  CheckStart,
  Import,
  ImportId,
  ImportKind,
  ImportLine,
  NewImport,
  RunStart,
  Undoing,
} from '../schemas.ts'

const group = 'transfer'
/** Whoever may read cases is asked; who may import clients is checked with the kind. */
const reading = readsCases
const writing = writesCases

const sampleTable = new File(['Ad Soyad;Telefon\nAyşe Yılmaz;0532 123 45 67'], 'table.csv')
const sampleId = { importId: 'sample' }
const page = z.object(pageQuery)

export const importRows = defineRows({
  'imports.upload': {
    method: 'POST',
    path: '/imports',
    group,
    access: { ...writing, limit: { calls: 30, seconds: 600 } },
    summary: 'Reads a table of clients, cases or parties and suggests what each column holds',
    body: NewImport,
    files: { file: { maxBytes: 10 * 1024 * 1024 } },
    answer: Import,
    errors: [
      'import.kind_not_permitted',
      'import.still_reading',
      'import.empty',
      'import.unreadable',
      'import.protected_or_old',
      'import.too_large',
      'import.too_many_rows',
      'import.too_many_columns',
      'import.cell_too_long',
    ],
    fails: { tr: 'Tablo yüklenemedi.', en: 'Failed to upload the table.' },
    sample: { body: { kind: 'clients', file: sampleTable } },
  },
  'imports.list': {
    method: 'GET',
    path: '/imports',
    group,
    access: reading,
    summary: 'Lists the imports that the caller made, or of the whole office for those who open every case',
    answer: z.object({ items: z.array(ImportLine) }),
    errors: [],
    sample: {},
  },
  'imports.template': {
    method: 'GET',
    path: '/imports/template',
    group,
    access: reading,
    summary: 'Gives an empty table with the headings that are known',
    query: z.object({ kind: ImportKind }),
    answer: fileOf(xlsx),
    errors: [],
    sample: { query: { kind: 'cases' } },
  },
  'imports.read': {
    method: 'GET',
    path: '/imports/{importId}',
    group,
    access: reading,
    summary: 'Gives an import with its state and its progress',
    params: ImportId,
    answer: Import,
    errors: ['import.not_found'],
    sample: { params: sampleId },
  },
  'imports.check': {
    method: 'POST',
    path: '/imports/{importId}/check',
    group,
    access: writing,
    summary: 'Starts the dry run with this mapping, which is remembered for tables with the same headings',
    params: ImportId,
    body: CheckStart,
    answer: Import,
    errors: ['import.not_found', 'import.mapping_invalid', 'import.not_now', 'import.kind_not_permitted'],
    fails: { tr: 'Deneme başlatılamadı.', en: 'Failed to start the dry run.' },
    sample: { params: sampleId, body: { mapping: ['name'] } },
  },
  'imports.problems': {
    method: 'GET',
    path: '/imports/{importId}/problems',
    group,
    access: reading,
    summary: 'Lists what the dry run found wrong, row by row',
    params: ImportId,
    query: page,
    answer: BadCells,
    errors: ['import.not_found'],
    sample: { params: sampleId },
  },
  'imports.alike': {
    method: 'GET',
    path: '/imports/{importId}/alike',
    group,
    access: reading,
    summary: 'Lists names of the table that the office may know already, those of opponents of clients first',
    params: ImportId,
    query: page,
    answer: AlikeNames,
    errors: ['import.not_found'],
    sample: { params: sampleId },
  },
  'imports.problemsFile': {
    method: 'GET',
    path: '/imports/{importId}/problems/file',
    group,
    access: reading,
    summary: 'Gives the bad rows as a table, each with what is wrong',
    params: ImportId,
    answer: fileOf(xlsx),
    errors: ['import.not_found'],
    sample: { params: sampleId },
  },
  'imports.run': {
    method: 'POST',
    path: '/imports/{importId}/run',
    group,
    access: writing,
    summary: 'Imports all ready rows or none; repeating the call changes nothing',
    params: ImportId,
    body: RunStart,
    answer: Import,
    errors: [
      'import.not_found',
      'import.not_now',
      'import.changed',
      'import.conflicts_unseen',
      'import.kind_not_permitted',
    ],
    fails: { tr: 'Aktarım başlatılamadı.', en: 'Failed to start the import.' },
    sample: { params: sampleId, body: { ready: 1 } },
  },
  'imports.undo': {
    method: 'POST',
    path: '/imports/{importId}/undo',
    group,
    access: writing,
    summary: 'Takes back a whole import, unless something of it was changed or used since',
    params: ImportId,
    body: Undoing,
    answer: Import,
    errors: ['import.not_found', 'import.not_now', 'import.used', 'import.undo_not_permitted'],
    fails: { tr: 'Aktarım geri alınamadı.', en: 'Failed to undo the import.' },
    renews: ['imports.read', 'imports.list', ...showImported],
    audit: transferAudit['import.undone'],
    sample: { params: sampleId, body: { reason: 'Yanlış dosya' } },
  },
})
