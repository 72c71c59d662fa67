/** Reads the subject index: names of subjects by their stems, with the articles that govern them. */
import { subjectTables } from '../../data/subjects/index.ts'
import { lex } from '../analysis/lexer.ts'
import { isConnective, isQuestionWord } from '../query/stop-words.ts'
import { belongsToNames, timeAsked } from './asked.ts'

export interface Subject {
  name: string
  /** Different stems of the name. */
  terms: readonly string[]
  lawNumber: string
  /** The leading one first. */
  articles: readonly string[]
}

const articleNo = String.raw`(?:(?:Ek|Geçici|Mükerrer) )?\d+(?:/\p{L})?`
const entry = new RegExp(`^(${articleNo}(?:,${articleNo})*) (.+)$`, 'u')

/** @throws Error for a line that is neither a law nor an entry */
export function readSubjects(tables: readonly string[]): Subject[] {
  return tables.flatMap((table) => {
    let lawNumber = ''
    return table
      .trim()
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('law ')) {
          lawNumber = line.slice('law '.length)
          return []
        }
        const [, articles = '', names = ''] = entry.exec(line) ?? []
        if (!names || !lawNumber) throw new Error(`Not an entry of the subject index: ${line}`)
        return names.split(';').map((name) => ({
          name: name.trim(),
          terms: termsOf(name),
          lawNumber,
          articles: articles.split(','),
        }))
      })
  })
}

/** Without the words that a question has for its grammar alone; who asks "kaç gün" asks for a period. */
function termsOf(name: string): string[] {
  const words = lex(name.replace(timeAsked, ' süresi ')).map(({ word }) => word)
  const telling = words.filter(
    (word) => belongsToNames(word) || !(isConnective(word) || isQuestionWord(word)),
  )
  return [...new Set((telling.length > 1 ? telling : words).map(({ term }) => term))]
}

/** By the first of their stems, which is enough to find them by. */
const byFirst = Map.groupBy(
  readSubjects(subjectTables).filter(({ terms }) => terms.length > 0),
  ({ terms }) => terms[0] as string,
)

export const subjectsStartingWith = (term: string): readonly Subject[] => byFirst.get(term) ?? []
