/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { giveFeedback } from '@mizan/research/server'
import { visitorRows } from '../contract.ts'
import { onTexts } from './call.ts'
import { beginDemo, beginGuest } from './conversations/begin.ts'
import { onSeat } from './conversations/use.ts'
import { newsFeed } from './news/feed.ts'
import { readAllNews, readNews, readPicture, removeNews, saveNews } from './news/news.ts'
import type { VisitorParts } from './parts.ts'
import { answerQuestion } from './texts/answer.ts'
import { articleOf, beginningFor, lawOf, paragraphOf, searchOf, storyOf } from './texts/in-conversation.ts'
import { readBeginning } from './texts/read.ts'
import { generateForVisitor, searchFew } from './texts/search.ts'

export const visitorDesk = (parts: VisitorParts): Desk =>
  desk(
    visitorRows,
    {
      'guest.humanCheck': (call) => call.parts.human.task(call.clock.now()),
      'guest.conversation': (call) => beginGuest(call),
      'guest.chat': (call, { body }) => answerQuestion(call, body),
      'guest.law': (call, { params }) => lawOf(call, params),
      'guest.article': (call, { params }) => articleOf(call, params),
      'guest.decision': (call, { params }) => beginningFor(call, params),
      'guest.paragraph': (call, { params }) => paragraphOf(call, params),
      'guest.generate': (call, { body }) => storyOf(call, body),
      'guest.search': (call, { body }) => searchOf(call, body),
      'llmDemo.conversation': (call, { body }) => beginDemo(call, body),
      'llmDemo.chat': (call, { body }) => answerQuestion(call, body),
      'llmDemo.law': (call, { params }) => lawOf(call, params),
      'llmDemo.article': (call, { params }) => articleOf(call, params),
      'llmDemo.decision': (call, { params }) => beginningFor(call, params),
      'llmDemo.paragraph': (call, { params }) => paragraphOf(call, params),
      'demo.generate': (call, { body }) => onSeat(call, () => generateForVisitor(call, body)),
      'demo.search': (call, { body }) => onSeat(call, () => searchFew(call, body)),
      'demo.decisionOfTurkey': (call, { params: { caseId } }) =>
        onSeat(call, () => readBeginning(call, { caseId, country: 'turkey' })),
      'demo.decisionOfKktc': (call, { params: { caseId } }) =>
        onSeat(call, () => readBeginning(call, { caseId, country: 'kktc' })),
      'demo.feedback': (call, { body }) => giveFeedback(onTexts(call), body),
      'films.list': async (call) => ({ films: await call.parts.films.list(call.language) }),
      'news.list': (call) => readNews(call),
      'news.picture': (call, { params }) => readPicture(call, params),
      'news.feed': (call) => newsFeed(call),
      'news.all': (call) => readAllNews(call),
      'news.save': (call, { body }) => saveNews(call, body),
      'news.delete': (call, { params }) => removeNews(call, params),
    },
    parts,
  )
