/** A note that a date range excludes undated decisions, which may be the wanted ones. */
import { useFormat } from '@mizan/platform/ui'
import { IconCalendarQuestion } from '@tabler/icons-react'
import { type DecisionAddress, facetRequest, isReversed } from '../../address/decisions.ts'
import { useCall } from '../../data.ts'
import { useText } from '../../text.ts'
import classes from './Notices.module.css'

interface Props {
  address: DecisionAddress
  onShow: () => void
}

export function UndatedNotice({ address, onShow }: Props) {
  const t = useText()
  const format = useFormat()
  const enabled = Boolean(address.from || address.to) && !address.undated && !isReversed(address)
  const { data } = useCall('decisions.facets', facetRequest(address), { enabled })
  const count = enabled ? (data?.facets.undated ?? 0) : 0
  if (count === 0) return null
  return (
    <p className={classes.notice} role="status">
      <IconCalendarQuestion size={18} aria-hidden />
      <span>{t('notice.undated', { count, shown: format.number(count) })}</span>
      <button type="button" className={classes.show} onClick={onShow}>
        {t('notice.showUndated')}
      </button>
    </p>
  )
}
