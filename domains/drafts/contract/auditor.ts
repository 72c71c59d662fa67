/** Rows of the auditor: citations and quotations of a text, checked against the archive. */
import { defineRows, fileOf, priceOfBody } from '@mizan/platform/contract'
import { SearchCountry } from '@mizan/research/schemas'
import { z } from 'zod'
import { auditedEndings, largestAudited } from '../data/limits.ts'
import { AuditedFile, AuditedText, AuditResult, DraftTitle } from '../schemas.ts'
import { group, reading } from './access.ts'

/** Measured with petitions full of citations: a unit reads about five hundred letters. */
export const auditUnits = (letters: number): number => 5 + letters / 500
const price = priceOfBody(AuditedText, ({ text }) => auditUnits(text.length))
const Report = AuditedText.extend({ name: DraftTitle })

export const auditorRows = defineRows({
  'auditor.text': {
    method: 'POST',
    asks: true,
    path: '/language-model/audit/text',
    group,
    access: reading,
    summary:
      'Checks every citation and quotation of a text against the archive, and says of each how it stands',
    body: AuditedText,
    price,
    answer: AuditResult,
    errors: ['audit.too_many'],
    sample: { body: { text: 'TBK m. 344 uyarınca kira bedeli belirlenir.' } },
  },
  'auditor.file': {
    method: 'POST',
    asks: true,
    path: '/language-model/audit/file',
    group,
    access: reading,
    summary: 'Reads a petition out of a file (Word, PDF, UDF, text) and checks its citations and quotations',
    files: {
      File: {
        maxBytes: largestAudited,
        endings: { accepted: auditedEndings, otherwise: 'audit.type_not_read' },
      },
    },
    body: z.object({ searchCountry: SearchCountry.default('turkey') }),
    price: 30,
    answer: AuditedFile,
    errors: ['audit.type_not_read', 'audit.no_text', 'audit.unreadable', 'audit.too_long', 'audit.too_many'],
    sample: {
      body: { File: new File(['TBK m. 344 uyarınca kira bedeli belirlenir.'], 'Cevap dilekçesi.txt') },
    },
  },
  'auditor.report': {
    method: 'POST',
    asks: true,
    path: '/language-model/audit/report',
    group,
    access: reading,
    summary: 'Gives what the auditor says of a text as a PDF',
    body: Report,
    price: priceOfBody(Report, ({ text }) => 60 + auditUnits(text.length)),
    answer: fileOf('application/pdf'),
    errors: ['audit.too_many'],
    sample: { body: { name: 'Cevap dilekçesi', text: 'TBK m. 344 uyarınca kira bedeli belirlenir.' } },
  },
})
