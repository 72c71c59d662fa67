/** The row that answers a question. */
import { defineRows, jsonOrEvents, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { Answer, AnswerSentence, AnswerStage, Question } from '../schemas.ts'
import { asking, group } from './access.ts'

/** Units besides the searches themselves, which are charged by their size. */
const ofOneCountry = 30

export const askRows = defineRows({
  'assistant.ask': {
    method: 'POST',
    path: '/language-model/agent/chat',
    group,
    access: asking,
    summary: 'Answers a legal question with a proof for every sentence, or says that there is none',
    body: Question,
    price: priceOfBody(Question, ({ searchCountry }) => (searchCountry === 'both' ? 2 : 1) * ofOneCountry),
    answer: jsonOrEvents(Answer, {
      stage: z.object({ stage: AnswerStage }),
      sentence: z.object({ index: z.number().int(), sentence: AnswerSentence }),
    }),
    errors: [
      'assistant.conversation_not_found',
      'assistant.conversation_full',
      'assistant.too_many_conversations',
      'assistant.conversation_of_other_case',
      'case.not_found',
      'case.no_access',
      'document.keys_locked',
      'document.key_unavailable',
      'search.preparing',
      'LAAIA_InvalidAgentResponse',
    ],
    fails: { tr: 'Soru yanıtlanamadı.', en: 'Failed to answer the question.' },
    renews: ['assistant.conversations', 'assistant.conversation'],
    renewsFor: 'caller',
    sample: { body: { message: 'Kira tespit davası ne zaman açılır?', searchCountry: 'turkey' } },
  },
})
