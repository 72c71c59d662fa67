/** An answer as a file. */
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { writeDocx, writePdf, writeUdf } from '@mizan/platform/text-documents'
import { type AnswerFileType, answerFileTypes } from '../../data/file-types.ts'
import type { Answer } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import { type KeptAnswer, listKept } from '../conversations/answers.ts'
import { readerOf } from '../conversations/readable.ts'
import { getConversation } from '../conversations/store.ts'
import { bundleOf } from './bundle.ts'
import { documentOfAnswer } from './document.ts'

interface ExportRequest {
  conversationId: string
  answerId: string
  type: AnswerFileType
}

export async function answerFile(call: AssistantCall, wanted: ExportRequest): Promise<BinaryAnswer> {
  const { type } = wanted
  const kept = await call.office.read(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    const conversation = await getConversation(tx, reader, wanted.conversationId)
    const [found] = await listKept(call, tx, conversation, wanted.answerId)
    if (!found) throw new AppError('assistant.answer_not_found')
    return found
  })
  const body = Buffer.from(await bytesOf(kept, type, call.language))
  return { contentType: answerFileTypes[type], fileName: nameOf(kept.answer, type), body, size: body.length }
}

async function bytesOf(
  kept: KeptAnswer,
  type: AnswerFileType,
  lang: 'tr' | 'en',
): Promise<Uint8Array | string> {
  if (type === 'json') return JSON.stringify(bundleOf(kept), null, 2)
  const document = documentOfAnswer(kept.answer, lang)
  if (type === 'docx') return writeDocx(document)
  if (type === 'udf') return writeUdf(document)
  return writePdf(document, { title: kept.answer.question, author: '', lang })
}

const longestName = 60

function nameOf({ question }: Answer, type: AnswerFileType): string {
  const name = question
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .trim()
  return `${name || 'cevap'}.${type}`
}
