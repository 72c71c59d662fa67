/** The rows of prices; a new one counts from a day ahead, and none is ever rewritten. */
import { Button, Failure, Segmented, useFormat, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { PriceDialog } from './PriceDialog.tsx'
import classes from './staff.module.css'

const heads = ['plan', 'cost', 'seat', 'vat', 'from'] as const
const figures: ReadonlySet<string> = new Set(['cost', 'seat', 'vat'])

export function Prices() {
  const t = useText()
  const format = useFormat()
  const [region, setRegion] = useState<'turkey' | 'kktc'>('turkey')
  const [isAdding, setAdding] = useState(false)
  const list = useCall('billingStaff.prices', { query: { region } })
  return (
    <>
      <div className={classes.head}>
        <Segmented
          label={t('pricing.region')}
          value={region}
          options={[
            { value: 'turkey', label: t('region.turkey') },
            { value: 'kktc', label: t('region.kktc') },
          ]}
          onChange={setRegion}
        />
        <Button onClick={() => setAdding(true)}>{t('staff.addPrice')}</Button>
      </div>
      {list.error && <Failure error={list.error} onRetry={() => list.refetch()} />}
      {!list.data && !list.error && <Waiting height={320} />}
      {list.data && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={t('staff.tab.prices')}>
            <thead>
              <tr>
                {heads.map((name) => (
                  <th key={name} scope="col" data-number={figures.has(name) || undefined}>
                    {t(`staff.priceHead.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.data.items.map((price) => (
                <tr key={price.priceId}>
                  <th scope="row">
                    {t(`offer.${price.offerType}.name`)}
                    <small>
                      {t(`planType.${price.planType}`)} · {t(`cycle.${price.billingCycle}`)}
                    </small>
                  </th>
                  <td data-number>{price.cost ? format.money(price.cost) : t('plans.notSold')}</td>
                  <td data-number>{t('staff.perSeat', { amount: format.money(price.seatCost) })}</td>
                  <td data-number>{t('staff.vat', { percent: Number(price.vatPercent) })}</td>
                  <td data-label={t('staff.priceHead.from')}>{format.date(price.validFrom)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isAdding && <PriceDialog region={region} onClose={() => setAdding(false)} />}
    </>
  )
}
