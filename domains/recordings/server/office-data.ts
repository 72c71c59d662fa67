/**
 * The data of recordings that an administrator may take out: their rows, with the transcripts of those whose key is
 * open.
 */
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { column, type OfficeRow, type OfficeTable } from '@mizan/platform/domain'
import type { RecordingParts } from './parts.ts'
import { recordingKeyOf } from './places.ts'
import { openText } from './seal.ts'
import { allRecordings, allSettings } from './store/office-data.ts'

export const recordingOfficeData = ({ keys }: Pick<RecordingParts, 'keys'>): OfficeTable[] => [
  {
    name: 'recordings',
    title: { tr: 'Ses kayıtları', en: 'Recordings' },
    columns: {
      id: column('text', 'Kimlik', 'Id'),
      caseId: column('text', 'Dava kimliği', 'Id of the case'),
      name: column('text', 'Ad', 'Name'),
      size: column('number', 'Boyut (bayt)', 'Size (bytes)'),
      lengthMs: column('number', 'Uzunluk (ms)', 'Length (ms)'),
      transcript: column('text', 'Metin', 'Transcript'),
      createdBy: column('person', 'Kaydeden', 'Recorded by'),
      createdAt: column('instant', 'Başlangıç', 'Began'),
    },
    rows: ({ officeId }) => allRecordings(officeId),
    complete: (tx, rows) => Promise.all(rows.map((row) => completed(keys, tx, row))),
  },
  {
    name: 'recordingSettings',
    title: { tr: 'Ses kaydı ayarları', en: 'Settings of recordings' },
    columns: {
      asksConsent: column('yesNo', 'Rıza hatırlatması', 'Reminder of consent'),
      changedBy: column('person', 'Değiştiren', 'Changed by'),
      changedAt: column('instant', 'Değişiklik', 'Changed'),
    },
    rows: ({ officeId }) => allSettings(officeId),
  },
]

/** While only the office could open its key and has not, the texts are left out. */
async function completed(
  keys: RecordingParts['keys'],
  tx: Transaction,
  { officeId, wrappedKey, transcript, ...row }: OfficeRow,
): Promise<OfficeRow> {
  if (!(transcript instanceof Buffer)) return { ...row, transcript: '' }
  const id = String(row.id)
  const name = { officeId: String(officeId), fileKey: recordingKeyOf(id) }
  try {
    const dataKey = await keys.openFileKey(tx, name, wrappedKey as Buffer)
    return { ...row, transcript: openText(dataKey, { kind: 'transcript', id }, transcript) }
  } catch (error) {
    if (error instanceof AppError) return { ...row, transcript: '' }
    throw error
  }
}
