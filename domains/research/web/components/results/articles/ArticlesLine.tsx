/** Holds the place of the line while it is loaded. */
import { Later } from '@mizan/platform/ui'
import type { SearchCountry } from '../../../../schemas.ts'
import classes from './waiting.module.css'

const articles = async () => (await import('./MatchingArticles.tsx')).MatchingArticles

/** Words only: numbers and operators of a search of decisions mean nothing to articles. */
const areWords = (q: string): boolean => q.length > 2 && /^[\p{L}\s'’.,?]+$/u.test(q)

export function ArticlesLine({ q, country, page }: { q?: string; country: SearchCountry; page?: number }) {
  if (!q || (page ?? 1) > 1 || !areWords(q)) return null
  return <Later load={articles} meanwhile={<div className={classes.waiting} />} q={q} country={country} />
}
