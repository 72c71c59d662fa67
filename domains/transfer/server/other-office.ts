/** Imports and exports of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

type Ids = { importId: string; exportId: string }

const answer = 'import.not_found'
const inPath = { input: ({ importId }: Ids) => ({ params: { importId } }), answer }
const ofExport = {
  input: ({ exportId }: Ids) => ({ params: { exportId } }),
  answer: 'export.not_found',
}
const withBody = (body: object) => ({
  input: ({ importId }: Ids) => ({ params: { importId }, body }),
  answer,
})

export const transferOtherOffice = defineOtherOffice({
  fill: async (call) => {
    const file = new File(['Ad Soyad;Telefon\nBaşka Büronun Müvekkili;0532 123 45 67'], 'table.csv')
    const { importId } = await call('imports.upload', { body: { kind: 'clients', file } })
    const { exportId } = await call('exports.start', { body: { format: 'json' } })
    return { importId: String(importId), exportId: String(exportId) }
  },
  reaches: {
    'imports.read': inPath,
    'imports.problems': inPath,
    'imports.alike': inPath,
    'imports.problemsFile': inPath,
    'imports.check': withBody({ mapping: ['name', 'phone'] }),
    'imports.run': withBody({ ready: 1 }),
    'imports.undo': withBody({ reason: 'Yanlış dosya' }),
    'exports.cancel': ofExport,
    'exports.file': ofExport,
  },
})
