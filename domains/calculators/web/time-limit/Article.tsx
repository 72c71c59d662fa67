/** An article that a step cites, as a link to where the laws are read; treaties are not among them. */
import { useLanguage } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import { writeCited } from '../../rules/writing.ts'
import type { CitedArticle } from '../../schemas/answer.ts'
import { useText } from './text.ts'

export function Article({ cited }: { cited: CitedArticle }) {
  const t = useText()
  const written = writeCited(cited, useLanguage())
  if (!/^\d+$/.test(cited.lawNumber)) return written
  return (
    <Link to={addressOf(cited)} aria-label={t('open', { cited: written })}>
      {written}
    </Link>
  )
}

/**
 * The address of the law search by number and article, without the paragraph: 92/2 is in article 92, but 7/a is a
 * separate article.
 */
const addressOf = ({ lawNumber, article }: CitedArticle): string =>
  `/search/lawsearch/turkey?${new URLSearchParams({ law: lawNumber, article: article.replace(/\/\d.*$/, '') })}`
