/** What a question says, word by word, and the words that mean the same where a subject is looked up. */
import { alikeWords, idleWords } from '../../data/subjects/alike.ts'
import { lex } from '../analysis/lexer.ts'
import { wordTerms } from '../analysis.ts'
import { everydayAt } from '../query/everyday.ts'
import { isConnective, isQuestionWord } from '../query/stop-words.ts'
import { synonymsAt } from '../query/synonyms.ts'
import { belongsToNames } from './asked.ts'

/** A place of a question that names a stem, by the word itself or by another of its meaning. */
export interface Mention {
  /** Numbers of the telling words; none for a small word. */
  slots: readonly number[]
  /** From 0 to 1; 1 for the word itself. */
  sure: number
}

export interface QuestionWords {
  heard: ReadonlyMap<string, readonly Mention[]>
  /** What each telling word is worth if no subject has it. */
  worth: readonly number[]
}

const LONGEST = 4
const IDLE = 0.25
const GENERAL = 0.5
const ALIKE = 0.9
const EVERYDAY = 0.5

const idle = new Set(wordTerms(idleWords))
const general = new Set(wordTerms('dava'))

/** By the stems of a phrase: the stems of those that mean the same. */
const alike = new Map<string, string[][]>()
for (const line of alikeWords.trim().split('\n')) {
  const group = line.split('=').map((phrase) => wordTerms(phrase))
  for (const one of group) {
    const key = one.join(' ')
    alike.set(key, [...(alike.get(key) ?? []), ...group.filter((other) => other.join(' ') !== key)])
  }
}

export function hear(question: string): QuestionWords {
  const heard = new Map<string, Mention[]>()
  const worth: number[] = []
  const words = lex(question).map(({ word, start, end }) => ({
    terms: wordTerms(question.slice(start, end)),
    isSmall: belongsToNames(word),
    slot: isConnective(word) || isQuestionWord(word) ? -1 : worth.push(0) - 1,
  }))
  const add = (term: string, slots: readonly number[], sure: number) => {
    const known = heard.get(term) ?? []
    if (!known.some((one) => one.slots[0] === slots[0] && one.sure >= sure))
      heard.set(term, [...known, { slots, sure }])
  }
  const stems = words.map(({ terms: [first = ''] }) => first)
  words.forEach(({ terms, isSmall, slot }, at) => {
    if (slot < 0 && isSmall) for (const term of terms) add(term, [], 1)
    if (slot >= 0) {
      worth[slot] = Math.max(...terms.map(worthOf))
      for (const term of terms) add(term, [slot], 1)
    }
    for (const { length, names, sure } of saidAt(stems, at)) {
      const slots = words.slice(at, at + length).flatMap((one) => (one.slot < 0 ? [] : [one.slot]))
      if (slots.length > 0) for (const name of names) for (const term of name) add(term, slots, sure)
    }
  })
  return { heard, worth }
}

const worthOf = (term: string): number => (idle.has(term) ? IDLE : general.has(term) ? GENERAL : 1)

function* saidAt(stems: readonly string[], at: number) {
  for (let length = Math.min(LONGEST, stems.length - at); length >= 1; length--) {
    const names = alike.get(stems.slice(at, at + length).join(' '))
    if (names) yield { length, names, sure: ALIKE }
  }
  const known = synonymsAt(stems, at)
  if (known) yield { length: known.length, names: known.others, sure: ALIKE }
  const everyday = everydayAt(stems, at)
  if (everyday) yield { length: everyday.length, names: everyday.terms, sure: EVERYDAY }
}
