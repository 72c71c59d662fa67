/** In place of the sums while entries are chosen. */
import { Button, useFormat, useLanguage } from '@mizan/platform/ui'
import { useState } from 'react'
import { durationText } from '../../rules/duration-text.ts'
import { useText } from '../text.ts'
import { BillDialog } from './BillDialog.tsx'
import classes from './list.module.css'
import { totalOf } from './total.ts'
import type { Chosen } from './use-chosen.ts'

export function SelectionBar({ chosen }: { chosen: Chosen }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const [isBilling, setBilling] = useState(false)
  const { entries } = chosen
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <section className={classes.selected} aria-label={t('selection.label')}>
      <strong role="status">{t('selection.count', { count: entries.length })}</strong>
      <span>
        {durationText(minutes, language)} · {format.money(totalOf(entries))}
      </span>
      <Button onClick={() => setBilling(true)}>{t('bill.open')}</Button>
      <Button variant="subtle" onClick={chosen.clear}>
        {t('selection.drop')}
      </Button>
      {isBilling && <BillDialog chosen={chosen} onClose={() => setBilling(false)} />}
    </section>
  )
}
