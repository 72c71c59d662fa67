/** Promotion codes: their discounts, their offices, their number of uses, and the addresses of their pages. */
import {
  Button,
  Empty,
  Failure,
  notify,
  PlainLink,
  useFormat,
  useLanguage,
  Waiting,
} from '@mizan/platform/ui'
import { useState } from 'react'
import type { ListedPromotion } from '../../schemas/staff.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { PromotionDialog } from './PromotionDialog.tsx'
import classes from './staff.module.css'

export function Promotions() {
  const t = useText()
  const list = useCall('billingStaff.promotions', {})
  const [isAdding, setAdding] = useState(false)
  if (list.error) return <Failure error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Waiting height={240} />
  return (
    <>
      <div className={classes.head}>
        <h2>{t('staff.tab.promotions')}</h2>
        <Button onClick={() => setAdding(true)}>{t('staff.addPromotion')}</Button>
      </div>
      {list.data.items.length === 0 && <Empty title={t('staff.none')} />}
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={t('staff.tab.promotions')}>
          <tbody>
            {list.data.items.map((one) => (
              <Row key={one.promotionId} promotion={one} />
            ))}
          </tbody>
        </table>
      </div>
      {isAdding && <PromotionDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function Row({ promotion }: { promotion: ListedPromotion }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const end = useSend('billingStaff.endPromotion', () => notify('success', t('staff.promotionEnded')))
  const { promotionId, code, name, percent, validFrom, validUntil, used, most, firstTimeOnly, endedAt } =
    promotion
  return (
    <tr>
      <th scope="row">
        {code}
        <small>{name[language]}</small>
      </th>
      <td data-number>{t('plans.off', { percent })}</td>
      <td>
        {format.date(validFrom)} – {validUntil ? format.date(validUntil) : '…'}
        {firstTimeOnly && <small>{t('promotion.firstTimeOnly')}</small>}
      </td>
      <td data-number>
        {used} / {most ?? '∞'}
      </td>
      <td>
        <PlainLink href={`/guest/subscription/${promotionId}`}>{t('staff.page')}</PlainLink>
      </td>
      <td>
        {endedAt ? (
          t('staff.ended')
        ) : (
          <Button
            variant="default"
            loading={end.isPending}
            onClick={() => end.mutate({ params: { promotionId } })}
          >
            {t('staff.end')}
          </Button>
        )}
      </td>
    </tr>
  )
}
