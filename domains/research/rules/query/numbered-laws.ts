/** Articles of laws that are called by their number: "6098/49", "213 mükerrer madde 20", "ek 1 4857". */
import type { Lookup } from '../citation-query.ts'
import { isArticleWord } from '../citations/article-words.ts'
import { articleKind } from '../citations/articles.ts'
import { asNumberedBy } from '../citations/lettered.ts'
import { numberAt, type Scan, wordAt } from '../citations/scan.ts'
import { findLaw } from '../laws.ts'

const HIGHEST_ARTICLE = 1600

/** "6107 Geçici 3", "213 mükerrer madde 20", "4857 m. 25/2": a law's number, and an article said to be one. */
export function numberedArticle(s: Scan): Lookup | undefined {
  if (isArticleWord(wordAt(s, 1))) return lawSlashArticle(s)
  const kind = /^\d{1,4}$/.test(wordAt(s, 0)) ? articleKind(s, 1) : undefined
  if (!kind) return undefined
  const at = 1 + kind.words + (isArticleWord(wordAt(s, 1 + kind.words)) ? 1 : 0)
  const number = numberAt(s, at)
  if (!(number >= 1 && number <= HIGHEST_ARTICLE) || s.lexemes.length !== at + 1) return undefined
  return { kind: 'article', lawNumber: wordAt(s, 0), articleNo: `${kind.name} ${number}` }
}

/** "geçici madde 3 HMK", "ek 1 4857": the kind and number of an article, and after it the law and nothing else. */
export function kindThenLaw(s: Scan, parse: (text: string) => Lookup | undefined): Lookup | undefined {
  const kind = articleKind(s, 0)
  if (!kind) return undefined
  const at = kind.words + (isArticleWord(wordAt(s, kind.words)) ? 1 : 0)
  const number = numberAt(s, at)
  if (!(number >= 1 && number <= HIGHEST_ARTICLE)) return undefined
  const law = parse(s.text.slice(s.lexemes[at]?.end).replace(/^[\s.,]+/, ''))
  return law?.kind === 'law' ? { ...law, kind: 'article', articleNo: `${kind.name} ${number}` } : undefined
}

const lawThenArticle =
  /^(\d{1,4})(\s?[/.,-]\s?|\s(?:[mM]|[mM][dD]|[mM]ad(?:de(?:si)?)?)\.?\s?|\s)(\d{1,4})(?:\s?\/\s?(\p{Lu}))?(?:\s?[/-]\s?([IVX]{1,4}|son|[\p{L}\d]{1,2}(?:-[\p{L}\d]{1,2})*))?$/u

/** "6098/49", "2560 18/A", "5237/142/1-b": a law's number and an article of it. */
export function lawSlashArticle(s: Scan): Lookup | undefined {
  const [, law = '', separator = '', article = '', letter, paragraph] =
    lawThenArticle.exec(s.text.trim()) ?? []
  if (!law || Number(article) > HIGHEST_ARTICLE) return undefined
  const known = findLaw(law, 'turkey') !== undefined
  // "98/45" is more likely the number of an old file than article 45 of an unknown law.
  if (law.length < 3 && !known) return undefined
  if (separator.trim() === '' && !known && !letter) return undefined
  const articleNo = `${Number(article)}${letter ? `/${letter}` : ''}`
  const small = /^\s?\/\s?(\p{Ll})(?!\p{L})/u.exec(
    s.text.trim().slice(law.length + separator.length + article.length),
  )
  const number = { articleNo, ...(paragraph && { paragraph }) }
  const lettered = small && `${articleNo}/${small[1]}`
  return {
    kind: 'article',
    lawNumber: law,
    ...asNumberedBy(law, { ...number, ...(lettered && { lettered }) }),
  }
}
