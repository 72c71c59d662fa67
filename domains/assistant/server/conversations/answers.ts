/** Answers as they are stored: encrypted under the key of the office if they may quote documents of a case. */
import { createSecretKey, randomBytes } from 'node:crypto'
import { unwrapKey, wrapKey } from '@mizan/documents/server'
import { AppError } from '@mizan/platform/contract'
import type { Answer } from '../../schemas.ts'
import type { AssistantCall, Tx } from '../call.ts'
import type { AnswerRow, ConversationRow } from '../tables.ts'

/** A text that an answer quotes, as it was at that time. */
export interface KeptPlace {
  sourceId: string
  placeId: string
  /** The offset at which the text begins in its place. */
  from: number
  text: string
}

/** The content of an answer that has no column of its own, and the cited texts. */
export type AnswerContent = Omit<Answer, 'conversationId' | 'answerId' | 'question' | 'askedAt'> & {
  places: KeptPlace[]
}

export interface KeptAnswer {
  answer: Answer
  places: KeptPlace[]
}

/** The key in the form of `KeyPlace`; there are no files of this name. */
export const answerKeyOf = (id: string): string => `answers/${id}`
const ownerOf = (id: string): string => `answer ${id}`

type StoredAnswer = Pick<AnswerRow, 'content' | 'wrapped_key' | 'sealed'>

async function sealed(
  { parts }: AssistantCall,
  tx: Tx,
  officeId: string,
  { id, content }: PastAnswer,
): Promise<StoredAnswer> {
  const dataKey = randomBytes(32)
  const file = { officeId, fileKey: answerKeyOf(id) }
  return {
    content: null,
    wrapped_key: await parts.keys.wrapFileKey(tx, file, dataKey),
    sealed: wrapKey(createSecretKey(dataKey), Buffer.from(JSON.stringify(content)), ownerOf(id)),
  }
}

interface PastAnswer {
  id: string
  question: string
  content: AnswerContent
}

/** @throws AppError `document.keys_locked`, `document.key_unavailable` for a conversation about a case */
export async function insertAnswer(
  call: AssistantCall,
  tx: Tx,
  { id: conversation_id, company_id, case_id }: Pick<ConversationRow, 'id' | 'company_id' | 'case_id'>,
  answered: PastAnswer,
): Promise<void> {
  const { id, question, content } = answered
  const stored = case_id === null ? { content } : await sealed(call, tx, company_id, answered)
  await tx.db
    .insertInto('assistant_answers')
    .values({
      id,
      company_id,
      conversation_id,
      question,
      asked_at: tx.clock.now().toISOString(),
      ...stored,
      content: stored.content === null ? null : JSON.stringify(stored.content),
    })
    .execute()
}

/**
 * The oldest answer first, or the one that is named. @throws AppError `document.keys_locked`,
 * `document.key_unavailable`
 */
export async function listKept(
  { parts }: AssistantCall,
  tx: Tx,
  { id, company_id, case_id }: Pick<ConversationRow, 'id' | 'company_id' | 'case_id'>,
  answerId?: string,
): Promise<KeptAnswer[]> {
  const query = tx.db.selectFrom('assistant_answers').selectAll().where('conversation_id', '=', id)
  const wanted = answerId === undefined ? query : query.where('id', '=', answerId)
  const rows = await wanted.orderBy('asked_at').orderBy('id').execute()
  const opener = case_id === null ? undefined : await parts.keys.openerOf(tx, company_id)
  return rows.map((row) => {
    const content = row.sealed && opener ? opened(row, opener.open) : row.content
    const { places, ...answered } = content as AnswerContent
    const askedAt = new Date(row.asked_at).toISOString()
    const answer = {
      ...answered,
      // Answers from before models were used, and used tools, have no such field.
      modelProblem: answered.modelProblem ?? null,
      isCaseSilent: answered.isCaseSilent ?? false,
      notHeld: answered.notHeld ?? [],
      sources: answered.sources.map((source) => ({
        ...source,
        isSummary: source.isSummary ?? false,
        address: source.address ?? null,
      })),
      proposals: (answered.proposals ?? []).map((one) => ({
        ...one,
        decision: row.decisions[one.id] ?? null,
      })),
      conversationId: id,
      answerId: row.id,
      question: row.question,
      askedAt,
    }
    return { answer, places }
  })
}

function opened(
  { id, wrapped_key, sealed }: AnswerRow,
  open: (key: string, wrapped: Buffer) => Buffer,
): unknown {
  const dataKey = open(answerKeyOf(id), wrapped_key as Buffer)
  const bytes = unwrapKey(createSecretKey(dataKey), sealed as Buffer, ownerOf(id))
  if (!bytes) throw new AppError('document.key_unavailable')
  return JSON.parse(bytes.toString())
}

/** The questions of a conversation, the oldest first, which a follow-up needs. */
export async function listQuestions({ db }: Tx, conversationId: string): Promise<string[]> {
  const query = db
    .selectFrom('assistant_answers')
    .select('question')
    .where('conversation_id', '=', conversationId)
  return (await query.orderBy('asked_at').orderBy('id').execute()).map(({ question }) => question)
}
