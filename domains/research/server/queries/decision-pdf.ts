import type { BinaryAnswer } from '@mizan/platform/contract'
import { fileNameOf } from '../../rules/file-name.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { TextCall } from '../call.ts'
import { decisionPdf } from '../pdf/index.ts'
import { readDecision } from './read-decision.ts'

/** The PDF of a decision, with the file name of its citation. */
export async function decisionAsPdf(
  call: TextCall,
  { caseId: id, country }: { caseId: string; country: SearchCountry },
): Promise<BinaryAnswer> {
  const decision = await readDecision(call, { id, country })
  return {
    contentType: 'application/pdf',
    fileName: fileNameOf(decision.citation),
    body: await decisionPdf(decision, call.language),
  }
}
