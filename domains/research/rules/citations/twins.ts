/** Which of two codes "BK 47" means, told by what the words around it are about. */
import { twinSubjects } from '../../data/twin-subjects.ts'
import { fold } from '../analysis/characters.ts'

const BEFORE = 160
const AFTER = 320
const subjects = new Map<string, string[]>(
  twinSubjects
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([law, article, words = '']) => [`${law}/${article}`, words.split('; ')]),
)

const laws = new Set([...subjects.keys()].map((key) => key.split('/')[0]))

/** The words around a place of a text. */
export const wordsAround = (text: string, at: number): string =>
  fold(text.slice(Math.max(0, at - BEFORE), at + AFTER))

/** Whether the law is one of those whose articles are told apart by their subjects. */
export const hasSubjects = (lawNumber: string): boolean => laws.has(lawNumber)

/** The law whose article the words are about; undefined if that is neither or both. */
export function bySubject(laws: readonly string[], article: number, words: string): string | undefined {
  const about = laws.filter((law) => subjects.get(`${law}/${article}`)?.some((word) => words.includes(word)))
  return about.length === 1 ? about[0] : undefined
}
