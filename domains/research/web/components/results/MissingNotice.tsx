/** The decision that was asked for by its number is not held; others of its chamber and year may be. */
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MissingDecision, SearchCountry } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import classes from './Notices.module.css'

export function MissingNotice({ missing, country }: { missing: MissingDecision; country: SearchCountry }) {
  const t = useText()
  const { number, court, chamber, year } = missing
  const dates = year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={18} aria-hidden />{' '}
      {court ? t('notice.missing', { court, number }) : t('notice.missingNumber', { number })}{' '}
      {chamber && court && (
        <Link to="/search/case" search={{ country, chamber: [chamber], ...dates }}>
          {year ? t('notice.ofYear', { court, year }) : t('notice.ofChamber', { court })}
        </Link>
      )}
    </p>
  )
}
