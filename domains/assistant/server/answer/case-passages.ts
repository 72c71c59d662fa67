/** Passages of the documents of a case, on which an answer may rest. */
import type { Passage } from '../../rules/passage.ts'
import type { AskedQuestion } from '../../rules/question/question.ts'
import type { AssistantCall } from '../call.ts'

/** The best first. @throws AppError as a search in documents does */
export async function passagesOfCase(
  call: AssistantCall,
  { words }: AskedQuestion,
  caseId: string,
): Promise<Passage[]> {
  if (words.length === 0) return []
  const found = await call.parts.casePassages(call, { caseId, query: anyOf(words) })
  const documents = [...new Set(found.map(({ versionId }) => versionId))]
  return found.map(({ documentId, versionId, name, page, text, from }, at) => ({
    id: `case-${at}`,
    placeId: String(page ?? 1),
    text,
    from,
    // Any paragraph of one document may answer; its sentences will show which one does.
    score: documents.length - documents.indexOf(versionId),
    source: {
      id: `s-${versionId}`,
      kind: 'document',
      country: null,
      title: name,
      law: null,
      article: null,
      decision: null,
      document: { id: documentId, caseId, versionId, name },
    },
  }))
}

/** Words of a question contain no signs that a query understands. */
const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((word) => word !== '')
    .join(' OR ')
