/** The laws that a decision is about; a chip narrows the search to decisions that cite the same article. */
import { Link } from '@tanstack/react-router'
import type { LawReference, SearchCountry } from '../../../schemas.ts'
import { lawLabel } from '../../law-names.ts'
import { articleCitation, lawCitation } from '../../reader/quote/citations.ts'
import { useText } from '../../text.ts'
import classes from './ResultItem.module.css'

const most = 5

const nameOf = ({ lawTitle, lawNumber, articleNo }: LawReference): string =>
  articleNo
    ? articleCitation({ lawNumber, title: lawTitle ?? '' }, articleNo)
    : lawCitation({ lawNumber, title: lawTitle ?? '' })

export function LawChips({ laws, country }: { laws: LawReference[]; country: SearchCountry }) {
  const t = useText()
  if (laws.length === 0) return <span />
  const rest = laws.slice(most)
  return (
    <ul className={classes.laws} aria-label={t('result.related')}>
      {laws.slice(0, most).map((law) => (
        <li key={`${law.lawNumber}/${law.articleNo}`}>
          <Link
            to="/search/case"
            search={{ country, law: law.lawNumber, article: law.articleNo ?? undefined }}
            className={classes.law}
            title={t('result.filterByLaw', { law: nameOf(law) })}
          >
            {lawLabel(law, country)}
          </Link>
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classes.rest} title={rest.map(nameOf).join(', ')}>
          {t('result.more', { shown: rest.length })}
        </li>
      )}
    </ul>
  )
}
