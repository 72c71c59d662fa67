/**
 * The answers of two countries side by side: the first statement of each, and its time, amount, penalty and
 * exception.
 */
import { answers } from './compose/signs.ts'

export const topics = ['answer', 'time', 'amount', 'penalty', 'exceptions'] as const
export type Topic = (typeof topics)[number]

interface CountrySentence {
  text: string
  part: 'short' | 'grounds' | 'exceptions'
  country: 'turkey' | 'kktc' | null
  supports: readonly { sourceId: string }[]
}

export interface ComparedTopic<Sentence> {
  topic: Topic
  turkey: Sentence | null
  kktc: Sentence | null
}

const says: Record<Topic, (sentence: CountrySentence) => boolean> = {
  answer: ({ part }) => part === 'short',
  time: ({ text }) => answers.time?.test(text) ?? false,
  amount: ({ text }) => /[\d,.]+\s*(?:lira|TL|₺|kuruş)|yüzde|%\s*\d/iu.test(text),
  penalty: ({ text }) => answers.penalty?.test(text) ?? false,
  exceptions: ({ part }) => part === 'exceptions',
}

const sourcesOf = ({ supports }: CountrySentence): string[] => supports.map(({ sourceId }) => sourceId)

/** Topics about which neither country says anything are left out; null stands for a country without a source. */
export function compareCountries<Sentence extends CountrySentence>(
  sentences: readonly Sentence[],
): ComparedTopic<Sentence>[] {
  const answering = new Set(sentences.filter(says.answer).flatMap(sourcesOf))
  // A ground from another text than the short answer may have its time or penalty from another matter.
  const isOfAnswer = (one: Sentence) => sourcesOf(one).some((id) => answering.has(id))
  return topics.flatMap((topic) => {
    const of = (country: 'turkey' | 'kktc') =>
      sentences.find((one) => one.country === country && says[topic](one) && isOfAnswer(one)) ?? null
    const row = { topic, turkey: of('turkey'), kktc: of('kktc') }
    return row.turkey || row.kktc ? [row] : []
  })
}
