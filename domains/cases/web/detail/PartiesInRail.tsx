/** The parties of a case by name and role, beside it. */
import { PlainLink } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText as usePartyText, useRoleWord } from '../parties/text.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import classes from './summary.module.css'

const most = 6
const lines = Array.from({ length: most }, (_, line) => line)

/** `expected`: how many parties there are, whose lines are kept free until they are known. */
export function PartiesInRail({ caseId, expected }: { caseId: string; expected: number }) {
  const t = useText()
  const party = usePartyText()
  const roleWord = useRoleWord()
  const { data, error } = useCall('cases.parties', { params: { caseId } })
  const items = data?.items ?? []
  return (
    <section>
      <h2>{t('rail.parties')}</h2>
      {error && <p>{party('party.failed')}</p>}
      {!data && !error && (
        <ul className={classes.parties} aria-hidden>
          {lines.slice(0, Math.max(expected, 1)).map((line) => (
            <li key={line}>&nbsp;</li>
          ))}
        </ul>
      )}
      {data && items.length === 0 && <p>{party('party.empty')}</p>}
      {items.length > 0 && (
        <ul className={classes.parties}>
          {items.slice(0, most).map(({ casePartyId, name, role }) => (
            <li key={casePartyId}>
              {name} <span>{roleWord(role)}</span>
            </li>
          ))}
        </ul>
      )}
      {items.length > most && (
        <PlainLink href={caseAddress(caseId, 'parties')}>
          {t('rail.moreParties', { count: items.length - most })}
        </PlainLink>
      )}
    </section>
  )
}
