/** Reads the subject index: names of subjects by their stems, with the articles that govern them. */
import { subjectTables } from '../../data/subjects/index.ts'
import { wordTerms } from '../analysis.ts'

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
          terms: [...new Set(wordTerms(name))],
          lawNumber,
          articles: articles.split(','),
        }))
      })
  })
}

/** By the first of their stems, which is enough to find them by. */
const byFirst = Map.groupBy(
  readSubjects(subjectTables).filter(({ terms }) => terms.length > 0),
  ({ terms }) => terms[0] as string,
)

export const subjectsStartingWith = (term: string): readonly Subject[] => byFirst.get(term) ?? []
