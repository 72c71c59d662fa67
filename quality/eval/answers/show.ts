/** Prints an answer, for reading it with one's own eyes. */
import type { AnswerQuestion, DraftedAnswer } from './ask.ts'

export function showAnswer(
  { question, earlier = [] }: AnswerQuestion,
  { draft, passages }: DraftedAnswer,
): void {
  console.log(`\n# ${[...earlier, question].join(' / ')}`)
  if (draft.refusal) console.log(`  (${draft.refusal})`)
  for (const { text, part, supports } of draft.sentences) {
    const source = passages.find(({ id }) => id === supports[0]?.passageId)?.source
    console.log(`  ${part}: ${text} [${source?.title}]`)
  }
}
