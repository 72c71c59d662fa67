/**
 * The headings above each article. A printed law names a part, and the numbered headings in it, only above the first
 * article below them; all articles that follow belong to them until another heading of the same level comes.
 */
import type { ArticleSummary } from '../../../schemas.ts'
import { headingParts } from './articles.ts'

interface Heading {
  level: number
  text: string
}

const ranks = ['KİTAP', 'KISIM', 'BÖLÜM', 'AYIRIM', 'ALT AYIRIM']
const roman = /^[IVX]+\s?[.)–-]/
const upper = /^\p{Lu}\s?[.)–-]/u
const numbered = /^\d+\s?[.)–-]/
const lower = /^\p{Ll}\s?[.)–-]/u
const doubled = /^\p{Ll}{2}\s?[.)–-]/u

/** Levels of parts come in tens, so that their names, which follow them, stand below them. */
const numberedLevel = 100

/** `last`: the capital letter that was met last; after H comes I, which is also a Roman number. */
function levelOf(text: string, rank: number, last: string): number {
  const named = ranks.findLastIndex((one) => text.toLocaleUpperCase('tr').endsWith(one))
  if (named >= 0) return named * 10
  if (roman.test(text) && !(text.startsWith('I') && last === 'H')) return numberedLevel + 1
  if (upper.test(text)) return numberedLevel
  if (numbered.test(text)) return numberedLevel + 2
  if (lower.test(text)) return numberedLevel + 3
  if (doubled.test(text)) return numberedLevel + 4
  return rank + 1
}

/** By the index of the article, the widest heading first; without its own. */
export function parentsOf(articles: readonly Pick<ArticleSummary, 'heading'>[]): string[][] {
  let stack: Heading[] = []
  let last = ''
  return articles.map(({ heading }) => {
    const { own, above } = headingParts(heading)
    const parts = own === null ? above : [...above, own]
    let rank = 0
    for (const text of parts) {
      const isOwn = text === own
      const level = levelOf(text, isOwn ? numberedLevel + 8 : rank, last)
      if (level < numberedLevel) rank = level
      if (upper.test(text)) last = text.charAt(0)
      // A heading without a number stands directly in its part, and nothing stands below it.
      const isPlain = isOwn && level > numberedLevel + 4
      stack = stack.filter((one) => one.level < (isPlain ? numberedLevel : level))
      if (!isPlain) stack.push({ level, text })
    }
    return stack.filter(({ text }) => text !== own).map(({ text }) => text)
  })
}
