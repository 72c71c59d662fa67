/**
 * The laws that a decision is about; a chip opens the article, or finds the decisions that cite it if the article is
 * not available.
 */
import { PlainLink } from '@mizan/platform/ui'
import type { LawReference, SearchCountry } from '../../../schemas.ts'
import { lawLabel, lawName } from '../../law-names.ts'
import { articleHref, citingHref } from '../../targets.ts'
import { useText } from '../../text.ts'
import { RepealMark } from '../RepealMark.tsx'
import classes from './ResultItem.module.css'

const most = 4

export function LawChips({ laws, country }: { laws: LawReference[]; country: SearchCountry }) {
  const t = useText()
  if (laws.length === 0) return <span />
  const rest = laws.slice(most)
  return (
    <ul className={classes.laws} aria-label={t('result.related')}>
      {laws.slice(0, most).map((law) => (
        <li key={`${law.lawNumber}/${law.articleNo}`}>
          <PlainLink
            href={
              law.lawId && law.chunkId
                ? articleHref(law.country, law.lawId, law.chunkId)
                : citingHref(country, law.lawNumber, law.articleNo)
            }
            className={classes.law}
            title={lawName(law)}
          >
            {lawLabel(law, country)}
          </PlainLink>
          {law.repeal && <RepealMark repeal={law.repeal} />}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classes.rest} title={rest.map(lawName).join(', ')}>
          {t('result.more', { shown: rest.length })}
        </li>
      )}
    </ul>
  )
}
