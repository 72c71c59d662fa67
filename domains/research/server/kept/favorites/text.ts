/** What a favourite remembers of its text, so that it says what it was even if the archive loses the text. */
import { AppError } from '@mizan/platform/contract'
import { fold } from '../../../rules/analysis.ts'
import { articleCitation } from '../../../rules/law-citation.ts'
import { headlineOf } from '../../../rules/naming/headline.ts'
import type { FavoriteKind, SearchCountry } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import { citationOf } from '../../queries/present.ts'
import { findArticle, findLaw, headsByIds } from '../../store/reading.ts'

export interface RememberedText {
  country: SearchCountry
  law_id: string | null
  title: string
  detail: string | null
}

/** @throws AppError `favorite.text_not_found` */
export async function rememberText({ db }: Tx, kind: FavoriteKind, id: string): Promise<RememberedText> {
  if (kind === 'decision') {
    const [head] = await headsByIds(db, [id])
    if (!head) throw new AppError('favorite.text_not_found')
    const detail = headlineOf(head.claim ?? head.subject, head.outcome)
    return { country: head.country, law_id: null, title: citationOf(head), detail }
  }
  const article = await findArticle(db, id)
  const law = article && (await findLaw(db, article.law_id))
  if (!law) throw new AppError('favorite.text_not_found')
  const title = articleCitation({ lawNumber: law.law_number, title: law.title }, article.article_no)
  return { country: law.country, law_id: law.id, title, detail: article.heading }
}

/** What a favourite is found by. */
export const searchTextOf = (title: string, detail: string | null, note: string): string =>
  fold([title, detail, note].filter(Boolean).join(' '))
