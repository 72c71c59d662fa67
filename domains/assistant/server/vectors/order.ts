/** Orders the passages of laws and decisions by meaning too, where the operator has configured a service for it. */
import { OutsideError } from '@mizan/platform/outside'
import type { Passage } from '../../rules/passage.ts'
import type { AskedQuestion } from '../../rules/question/question.ts'
import { orderByVectors } from '../../rules/vector-order.ts'
import type { AssistantCall } from '../call.ts'
import { outgoingFor } from '../secrecy.ts'

/** Characters of a passage; services read about two pages of a text. */
const LONGEST = 2_000

/**
 * Orders by words alone if the service does not answer in time. The passages are published texts; the question is
 * sent only as far as the office lets it out.
 */
export async function orderedByMeaning(
  call: AssistantCall,
  question: AskedQuestion,
  passages: Passage[],
): Promise<Passage[]> {
  const { embeddings } = call.parts
  if (!embeddings || passages.length === 0) return passages
  const outgoing = await call.office.read((tx) =>
    outgoingFor(call, tx, { caseId: null, question: question.text }),
  )
  const texts = [await outgoing.mask(question.text), ...passages.map(({ text }) => text.slice(0, LONGEST))]
  try {
    const [first = [], ...vectors] = await embeddings.vectorsOf(texts)
    return orderByVectors(passages, first, vectors)
  } catch (error) {
    if (error instanceof OutsideError) return passages
    throw error
  }
}
