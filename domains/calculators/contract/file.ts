/** The row that gives any result as a file. */
import { defineRows, fileOf } from '@mizan/platform/contract'
import { mediaTypes } from '../data/media-types.ts'
import { type RefusalCode, refusals } from '../data/refusals.ts'
import { FileInput } from '../schemas/file.ts'
import { calculating, group } from './access.ts'

export const fileRows = defineRows({
  'calculators.file': {
    method: 'POST',
    path: '/calculators/file',
    group,
    access: calculating,
    asks: true,
    summary: 'The result of a calculator as a PDF or a spreadsheet, with its inputs, sums and sources',
    body: FileInput,
    price: 20,
    answer: fileOf(mediaTypes.pdf, mediaTypes.xlsx),
    errors: Object.keys(refusals) as RefusalCode[],
    sample: {
      body: {
        call: 'calculators.interest',
        input: {
          kind: 'legal',
          claims: [{ amount: '100000', startDate: '2024-01-01' }],
          endDate: '2026-10-01',
        },
        format: 'pdf',
      },
    },
  },
})
