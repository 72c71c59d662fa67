/**
 * Detects a question about a case that asks for its hearings, time limits or tasks, which only the case itself knows.
 */
import { fold, wordTerms } from '@mizan/research/rules/analysis'
import { dateForms, otherForms, recordForms, wordsAround } from '../../data/case-record-words.ts'
import { tellingWords } from './telling-words.ts'

export const recordKinds = ['hearings', 'limits', 'tasks'] as const
export type RecordKind = (typeof recordKinds)[number]

export interface AskedRecords {
  kinds: RecordKind[]
  /** Stems of the other words of the question; empty if it asks for nothing but the records. */
  about: string[]
}

const around = new Set(wordTerms(wordsAround))

/** Null if it asks for none of them. */
export function recordsAsked(message: string): AskedRecords | null {
  const plain = fold(message)
  if (otherForms.test(plain)) return null
  const named = recordKinds.filter((kind) => recordForms[kind].test(plain))
  const kinds = named.length > 0 || !dateForms.test(plain) ? named : [...recordKinds]
  if (kinds.length === 0) return null
  const others = tellingWords(message).filter((word) => !asksForRecords(fold(word)))
  return { kinds, about: [...new Set(wordTerms(others.join(' ')))].filter((term) => !around.has(term)) }
}

const asksForRecords = (word: string): boolean =>
  dateForms.test(word) || recordKinds.some((kind) => recordForms[kind].test(word))
