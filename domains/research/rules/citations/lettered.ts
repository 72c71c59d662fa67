/** Decides whether the letter in "68/a" belongs to the number of the article or names a clause of article 68. */
import { letteredArticles } from '../../data/lettered-articles.ts'

export type ArticleNumber = { articleNo: string; paragraph?: string; lettered?: string }

/**
 * The number as its law writes it, if that is known. Otherwise `lettered` stays: the article to prefer if the law has
 * one of that name.
 */
export function asNumberedBy(
  lawNumber: string,
  { articleNo, paragraph, lettered }: ArticleNumber,
): ArticleNumber {
  const own = ` ${letteredArticles[lawNumber] ?? ''} `
  const has = (name: string) => own.includes(` ${name} `)
  const small = articleNo.toLocaleLowerCase('tr')
  if (small.includes('/') && has(small)) return { articleNo: small, ...(paragraph && { paragraph }) }
  if (!lettered || !has(lettered))
    return { articleNo, ...(paragraph && { paragraph }), ...(lettered && { lettered }) }
  const rest = paragraph?.slice(2)
  return { articleNo: lettered, ...(rest && { paragraph: rest }) }
}
