/** Rows of the assistant's demonstration: two answers a day. */
import { defineRows } from '@mizan/platform/contract'
import { LawChunk, LawContent } from '@mizan/research/schemas'
import {
  DemoBegin,
  OpenedDemo,
  VisitorAnswer,
  VisitorChunk,
  VisitorDecision,
  VisitorQuestion,
} from '../schemas.ts'
import { answerPrice, CaseId, ChunkId, LawId, sessionFails, visiting } from './shared.ts'

const group = 'language-model'
const guest = { session: 'guest', conversationOf: 'llm-demo' } as const

export const llmDemoRows = defineRows({
  'llmDemo.conversation': {
    method: 'POST',
    path: '/llm-demo/conversation',
    group,
    access: { session: 'human', limit: { calls: 30, seconds: 60 } },
    summary: "Begins a conversation with the assistant's demonstration, twice a day at most",
    body: DemoBegin.default({}),
    answer: OpenedDemo,
    errors: ['LA_MaxIpConversationValidationFailed', 'visitor.demo_spent'],
    fails: sessionFails,
    sample: { body: {} },
  },
  'llmDemo.chat': {
    method: 'POST',
    asks: true,
    path: '/llm-demo/agent/chat',
    group,
    access: { ...guest, feature: 'rag' },
    summary: 'Answers a question in the demonstration, twice a day at most',
    body: VisitorQuestion,
    price: answerPrice,
    answer: VisitorAnswer,
    errors: [...visiting, 'search.preparing', 'visitor.demo_spent', 'LA_MaxIpConversationValidationFailed'],
    sample: { body: { message: 'Kira tespit davası ne zaman açılır?' } },
  },
  'llmDemo.law': {
    method: 'GET',
    path: '/llm-demo/get/{lawId}/content',
    group,
    access: { ...guest, feature: 'lawSearch' },
    summary: 'Reads a law in the demonstration',
    params: LawId,
    price: 4,
    answer: LawContent,
    errors: [...visiting, 'law.not_found'],
    sample: { params: { lawId: 'sample' } },
  },
  'llmDemo.article': {
    method: 'GET',
    path: '/llm-demo/get/{chunkId}/chunk',
    group,
    access: { ...guest, feature: 'lawSearch' },
    summary: 'Reads one article of a law in the demonstration',
    params: ChunkId,
    price: 2,
    answer: LawChunk,
    errors: [...visiting, 'article.not_found'],
    sample: { params: { chunkId: 'sample-1' } },
  },
  'llmDemo.decision': {
    method: 'GET',
    path: '/llm-demo/case/turkey/{caseId}',
    group,
    access: { ...guest, feature: 'searchTr' },
    summary: 'Reads the beginning of a decision in the demonstration',
    params: CaseId,
    price: 2,
    answer: VisitorDecision,
    errors: [...visiting, 'decision.not_found'],
    sample: { params: { caseId: 'sample' } },
  },
  'llmDemo.paragraph': {
    method: 'GET',
    path: '/llm-demo/case/turkey/chunk/{chunkId}',
    group,
    access: { ...guest, feature: 'searchTr' },
    summary: 'Reads a paragraph of a decision in the demonstration: all of it if an answer has cited it',
    params: ChunkId,
    price: 2,
    answer: VisitorChunk,
    errors: [...visiting, 'decision.not_found'],
    sample: { params: { chunkId: 'sample-1' } },
  },
})
