/** Searching and reading within a conversation, each for one of its uses. */
import type { VisitorSearch, VisitorStory } from '../../schemas.ts'
import type { VisitorCall } from '../call.ts'
import { duringUse } from '../conversations/use.ts'
import { readArticleFor, readBeginning, readLawFor, readParagraph } from './read.ts'
import { generateForVisitor, searchFew } from './search.ts'

/** @throws AppError `visitor.spent`, `search.preparing` and other refusals of a search */
export const searchOf = (call: VisitorCall, asked: VisitorSearch) =>
  duringUse(call, 'searches', () => searchFew(call, asked))

/** @throws AppError `visitor.spent`, and as making a search string does */
export const storyOf = (call: VisitorCall, asked: VisitorStory) =>
  duringUse(call, 'searches', () => generateForVisitor(call, asked))

/** @throws AppError `visitor.spent` or `law.not_found` */
export const lawOf = (call: VisitorCall, asked: { lawId: string }) =>
  duringUse(call, 'readings', () => readLawFor(call, asked))

/** @throws AppError `visitor.spent` or `article.not_found` */
export const articleOf = (call: VisitorCall, asked: { chunkId: string }) =>
  duringUse(call, 'readings', () => readArticleFor(call, asked))

/** @throws AppError `visitor.spent` or `decision.not_found` */
export const beginningFor = (call: VisitorCall, { caseId }: { caseId: string }) =>
  duringUse(call, 'readings', () => readBeginning(call, { caseId, country: 'turkey' }))

/** @throws AppError `visitor.spent` or `decision.not_found` */
export const paragraphOf = (call: VisitorCall, asked: { chunkId: string }) =>
  duringUse(call, 'readings', ({ cited }) => readParagraph(call, asked, cited))
