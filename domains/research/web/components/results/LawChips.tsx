/** The laws that a decision is about; a chip narrows the search to decisions that cite the same article. */
import { PlainLink } from '@mizan/platform/ui'
import type { LawReference, SearchCountry } from '../../../schemas.ts'
import { lawLabel } from '../../law-names.ts'
import { articleCitation, lawCitation } from '../../reader/quote/citations.ts'
import { citingHref } from '../../targets.ts'
import { useText } from '../../text.ts'
import classes from './ResultItem.module.css'

const most = 4

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
          <PlainLink
            href={citingHref(country, law.lawNumber, law.articleNo)}
            className={classes.law}
            title={t('result.filterByLaw', { law: nameOf(law) })}
          >
            {lawLabel(law, country)}
          </PlainLink>
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
