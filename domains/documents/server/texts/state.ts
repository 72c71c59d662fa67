/** Whether the text of a document can be searched. */
import { callerOf } from '@mizan/platform/contract'
import type { TextReason } from '../../data/text-types.ts'
import type { RecogniserState, TextState } from '../../schemas/search.ts'
import type { DocumentId } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { getDocument } from '../store/documents.ts'
import { isClosed } from './closed.ts'
import type { Recogniser } from './recogniser.ts'
import { findText } from './store.ts'

export function readTextState(call: DocumentCall, { caseId, documentId }: DocumentId): Promise<TextState> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const { latest_id } = await getDocument(tx, { caseId, documentId })
    const row = await findText(tx, latest_id)
    const state = row && row.state !== 'gone' ? row.state : 'waiting'
    return {
      state: underKey.has(state) && (await isLocked(call, tx, caller.officeId)) ? 'locked' : state,
      reason: (row?.reason ?? null) as TextReason | null,
      pages: row?.pages ?? null,
      recognised: row?.recognised ?? false,
      recogniser: skillOf(call.parts.recogniser),
    }
  })
}

/** What is read or searched only while the key of the office is open. */
const underKey = new Set(['waiting', 'done'])

const isLocked = (call: DocumentCall, tx: Tx, officeId: string): Promise<boolean> =>
  call.parts.keys.requireOpen(tx, officeId).then(
    () => false,
    (error) => {
      if (!isClosed(error)) throw error
      return true
    },
  )

export const readRecogniser = async ({ parts: { recogniser } }: DocumentCall): Promise<RecogniserState> => ({
  recogniser: skillOf(recogniser),
  program: recogniser.program ?? null,
})

const skillOf = ({ program, readsScans }: Recogniser): TextState['recogniser'] => {
  if (program === undefined) return 'none'
  return readsScans ? 'scans' : 'pictures'
}
