/** Recognises questions that no text of ours answers before anything is searched. */
import { wordTerms } from '@mizan/research/rules/analysis'
import { generalWords } from '../../data/general-words.ts'
import { maybeLaw, tellingLaw } from '../../data/legal-words.ts'
import {
  otherCountries,
  otherRequests,
  otherSubjects,
  tiesToTurkey,
  unanswerable,
} from '../../data/other-subjects.ts'
import type { Refusal } from '../passage.ts'

const stems = (list: string) => new Set(list.trim().split(/\s+/).flatMap(wordTerms))

const telling = stems(tellingLaw)
const maybe = stems(maybeLaw)
const other = stems(otherSubjects)
const ties = stems(tiesToTurkey)
const general = stems(generalWords)
/** The name with at most one ending: stems would take "kat mülkiyeti" for Katar. */
const country = new RegExp(
  `(?<!\\p{L})(?:${otherCountries.trim().replaceAll(/\s+/g, '|')})(?:['’]\\p{L}+|(?:y?[aeıiuü]|n?[ıiuü]n|[dt][ae]n?|[dt][ae]ki|l[ıiuü]|lar|ler)?)(?!\\p{L})`,
  'iu',
)

/** A story of so many words has a subject, even if none of them is a legal term. */
const STORY = 12

export const isLegal = (word: string): boolean =>
  wordTerms(word).some((term) => telling.has(term) || maybe.has(term))

interface QuestionText {
  text: string
  /** The content words. */
  words: readonly string[]
  namesLaw: boolean
  /** The message contains nothing else. */
  isLawAlone?: boolean
}

interface RefusalVerdict {
  refusal: Refusal | null
  /** The question contains no legal word: only texts with the very same words answer it. */
  isDoubtful: boolean
}

const refused = (refusal: Refusal): RefusalVerdict => ({ refusal, isDoubtful: false })

export function judge({ text, words, namesLaw, isLawAlone = false }: QuestionText): RefusalVerdict {
  const own = [...new Set(wordTerms(words.join(' ')))]
  const has = (set: ReadonlySet<string>) => own.filter((term) => set.has(term)).length
  if ((!/\p{L}{2}/u.test(text) && !namesLaw) || otherRequests.some((pattern) => pattern.test(text)))
    return refused('not_legal')
  if (isLawAlone || (!namesLaw && own.every((term) => general.has(term)))) return refused('too_vague')
  const isAbroad = country.test(text.toLocaleLowerCase('tr')) && has(ties) === 0
  if ((isAbroad && own.length < STORY) || unanswerable.some((pattern) => pattern.test(text)))
    return refused('nothing_found')
  const law = has(telling)
  const others = own.filter((term) => other.has(term) && !telling.has(term)).length
  const near = own.filter((term) => maybe.has(term) && !telling.has(term)).length
  const isAboutLaw = namesLaw || law > 0 ? law + near + 1 >= others : near > others
  if (isAboutLaw || own.length >= STORY) return { refusal: null, isDoubtful: false }
  return others > 0 ? refused('not_legal') : { refusal: null, isDoubtful: true }
}
