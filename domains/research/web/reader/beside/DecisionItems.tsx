/** Decisions as a short list of links: badge, numbers and date, headline. */
import { useFormat } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import { numbersOf } from '../../../rules/decision-numbers.ts'
import type { DecisionSummary } from '../../../schemas.ts'
import { useText } from '../words.ts'
import classes from './beside.module.css'

export function DecisionItems({ items, onOpen }: { items: readonly DecisionSummary[]; onOpen?: () => void }) {
  const t = useText()
  const { date } = useFormat()
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to="/search/case/$country/$caseId"
            params={{ country: item.country, caseId: item.id }}
            className={classes.item}
            title={item.citation}
            onClick={onOpen}
          >
            <span className={classes.badge}>{item.badge}</span>
            {/* The badge names the court. */}
            <span className={classes.numbers}>{numbersOf(item).join(' · ') || item.citation}</span>
            {item.headline && (
              <span className={classes.subject} lang="tr">
                {item.headline}
              </span>
            )}
            <span className={classes.date}>
              {[
                item.decisionDate ? date(item.decisionDate) : item.decisionYear,
                item.truncated && t('cut'),
                item.sample && t('sample'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
