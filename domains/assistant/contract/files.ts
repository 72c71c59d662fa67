/** The row that gives an answer as a file. */
import { defineRows, fileOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { type AnswerFileType, answerFileTypes } from '../data/file-types.ts'
import { asking, group } from './access.ts'

const types = Object.keys(answerFileTypes) as [AnswerFileType, ...AnswerFileType[]]

export const answerFileRows = defineRows({
  'assistant.answerFile': {
    method: 'GET',
    path: '/language-model/conversations/{conversationId}/answers/{answerId}/file',
    group,
    access: asking,
    summary:
      'Gives an answer with its sources as Word, PDF or UDF, or as a bundle that can be checked again offline',
    params: z.object({ conversationId: z.string().min(1).max(64), answerId: z.string().min(1).max(64) }),
    query: z.object({ type: z.enum(types).default('docx') }),
    price: 40,
    answer: fileOf(...Object.values(answerFileTypes)),
    errors: [
      'assistant.conversation_not_found',
      'assistant.answer_not_found',
      'document.keys_locked',
      'document.key_unavailable',
    ],
    sample: { params: { conversationId: 'sample', answerId: 'sample' } },
  },
})
