/** Answers and conversations for the tests of the screen. */
import type { Answer, AnswerSentence, AnswerSource, AnswerSupport, Conversation } from '../../schemas.ts'

export const article: AnswerSource = {
  id: 's1',
  kind: 'article',
  country: 'turkey',
  title: 'TBK 345',
  lawId: 'law-1',
  lawNumber: '6098',
  articleNo: '345',
  decisionId: null,
  documentId: null,
  isSummary: false,
  address: null,
}

export const decision: AnswerSource = {
  ...article,
  id: 's2',
  kind: 'decision',
  title: 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567',
  lawId: null,
  lawNumber: null,
  articleNo: null,
  decisionId: 'decision-1',
}

export const support = (source: AnswerSource, quote: string, start = 0): AnswerSupport => ({
  sourceId: source.id,
  placeId: source.kind === 'article' ? 'article-345' : `${source.decisionId}-2`,
  quote,
  start,
  end: start + quote.length,
})

export const sentence = (
  text: string,
  source: AnswerSource,
  more: Partial<AnswerSentence> = {},
): AnswerSentence => ({
  text,
  part: 'short',
  country: source.country,
  isVerified: true,
  supports: [support(source, text)],
  ...more,
})

export const answer = (more: Partial<Answer> = {}): Answer => ({
  conversationId: 'conversation-1',
  answerId: 'answer-1',
  question: 'Kira tespit davası ne zaman açılır?',
  searchCountry: 'turkey',
  askedAt: '2026-11-29T10:00:00.000Z',
  isRefused: false,
  refusal: null,
  way: 'quotes',
  modelProblem: null,
  proposals: [],
  sentences: [
    sentence('Dava her zaman açılabilir.', article),
    sentence('Karar o dönemi bağlar.', decision, { part: 'grounds' }),
  ],
  sources: [article, decision],
  comparison: null,
  removed: 0,
  isCaseSilent: false,
  notHeld: [],
  searchedAs: null,
  tookMs: 120,
  ...more,
})

export const conversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: 'conversation-1',
  title: 'Kira tespiti',
  searchCountry: 'turkey',
  caseId: null,
  isShared: false,
  isOwn: true,
  author: 'Deniz Örnek',
  answerCount: 1,
  changedAt: '2026-11-29T10:00:00.000Z',
  ...more,
})
