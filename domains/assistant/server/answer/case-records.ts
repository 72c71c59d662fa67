/** The records of the case for which a question asks, read as the asker would, through the calls that tools use. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { type CaseRecord, quotesOfRecords } from '../../rules/compose/records.ts'
import type { DraftSentence, Passage } from '../../rules/passage.ts'
import { recordsAsked } from '../../rules/question/records.ts'
import type { AssistantCall } from '../call.ts'
import { isRecord, kindOf, recordOf } from '../records.ts'

export interface RecordsRead {
  passages: Passage[]
  quotes: DraftSentence[]
  /** The question asks for nothing but records. */
  isAll: boolean
}

/** Null if the question asks for no records, or for something that no record contains. */
export async function recordsFor(
  call: AssistantCall,
  message: string,
  caseId: string,
): Promise<RecordsRead | null> {
  const asked = recordsAsked(message)
  const session = call.caller?.session
  if (!asked || !session) return null
  const today = dayInTurkey(call.clock.now())
  const tools = call.parts.tools()
  const records: CaseRecord[] = []
  for (const { name, row } of tools.offeredTo({ session })) {
    if (!isRecord(row) || !asked.kinds.includes(kindOf(row))) continue
    const { isError, content } = await tools.call(call, name, { caseId })
    // An asker who may not read them, or has too many for one answer, is answered from the texts.
    if (!isError && content.data !== undefined) records.push(recordOf({ row, caseId, today }, content.data))
  }
  const quotes = quotesOfRecords(records, asked)
  if (quotes.length === 0) return null
  return { passages: records.map(({ passage }) => passage), quotes, isAll: asked.about.length === 0 }
}
