/** What is searched and read within a conversation, each time for one of its uses. */
import type { VisitorSearch, VisitorStory } from '../../schemas.ts'
import type { VisitorCall } from '../call.ts'
import { takeUseOf } from '../conversations/use.ts'
import { readArticleFor, readBeginning, readLawFor, readParagraph } from './read.ts'
import { generateForVisitor, searchFew } from './search.ts'

/** @throws AppError `visitor.spent`, `search.preparing` and other refusals of a search */
export async function searchOf(call: VisitorCall, asked: VisitorSearch) {
  await takeUseOf(call, 'searches')
  return searchFew(call, asked)
}

/** @throws AppError `visitor.spent`, and as making a search string does */
export async function storyOf(call: VisitorCall, asked: VisitorStory) {
  await takeUseOf(call, 'searches')
  return generateForVisitor(call, asked)
}

/** @throws AppError `visitor.spent` or `law.not_found` */
export async function lawOf(call: VisitorCall, asked: { lawId: string }) {
  await takeUseOf(call, 'readings')
  return readLawFor(call, asked)
}

/** @throws AppError `visitor.spent` or `article.not_found` */
export async function articleOf(call: VisitorCall, asked: { chunkId: string }) {
  await takeUseOf(call, 'readings')
  return readArticleFor(call, asked)
}

/** @throws AppError `visitor.spent` or `decision.not_found` */
export async function beginningFor(call: VisitorCall, { caseId }: { caseId: string }) {
  await takeUseOf(call, 'readings')
  return readBeginning(call, { caseId, country: 'turkey' })
}

/** @throws AppError `visitor.spent` or `decision.not_found` */
export async function paragraphOf(call: VisitorCall, asked: { chunkId: string }) {
  const { cited } = await takeUseOf(call, 'readings')
  return readParagraph(call, asked, cited)
}
