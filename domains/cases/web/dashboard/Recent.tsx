/** The cases that changed last. */
import { PlainLink } from '@mizan/platform/ui'
import { StateChip } from '../states.tsx'
import { caseAddress } from '../tabs/address.ts'
import { Block } from './Block.tsx'
import classes from './dashboard.module.css'
import own from './parts.module.css'
import row from './rows.module.css'
import { useText } from './text.ts'
import type { TodayRead } from './use-today.ts'

export function Recent({ today: { read }, narrow = false }: { today: TodayRead; narrow?: boolean }) {
  const t = useText()
  const cases = read.data?.recentCases ?? []
  return (
    <Block title={t('recent.title')} failed={t('recent.failed')} read={read} rows={6} folded={narrow}>
      {() =>
        cases.length === 0 ? (
          <p className={classes.nothing}>{t('recent.none')}</p>
        ) : (
          <ul className={own.recent}>
            {cases.map(({ caseId, displayTitle, state, clientName }) => (
              <li key={caseId}>
                <PlainLink href={caseAddress(caseId)} className={row.name}>
                  {displayTitle}
                </PlainLink>
                <span className={own.under}>
                  <StateChip state={state} />
                  <span className={own.client}>{clientName}</span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  )
}
