import type { BinaryAnswer } from '@mizan/platform/contract'
import { fileNameOf } from '../../rules/file-name.ts'
import type { SearchCountry } from '../../schemas.ts'
import { decisionPdf } from '../pdf/index.ts'
import type { Db } from '../store/rows.ts'
import { readDecision } from './read-decision.ts'

export async function decisionAsPdf(
  db: Db,
  id: string,
  country: SearchCountry,
  language: 'tr' | 'en',
): Promise<BinaryAnswer> {
  const decision = await readDecision(db, id, undefined, country)
  return {
    contentType: 'application/pdf',
    fileName: fileNameOf(decision.citation),
    body: await decisionPdf(decision, language),
  }
}
