/** Shown in place of the sums while entries are selected. */
import { Button, useFormat, useLanguage, useLock } from '@mizan/platform/ui'
import { ChosenBar } from '@mizan/platform/ui/lists'
import { useState } from 'react'
import { durationText } from '../../rules/duration-text.ts'
import { useText } from '../text.ts'
import { BillDialog } from './BillDialog.tsx'
import { totalOf } from './total.ts'
import type { EntrySelection } from './use-chosen.ts'

export function SelectionBar({ chosen }: { chosen: EntrySelection }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const lock = useLock()
  const [isBilling, setBilling] = useState(false)
  const { entries } = chosen
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <ChosenBar label={t('selection.label')} count={t('selection.count', { count: entries.length })}>
      <span>
        {durationText(minutes, language)} · {format.money(totalOf(entries))}
      </span>
      <Button px="sm" onClick={() => setBilling(true)} {...lock}>
        {t('bill.open')}
      </Button>
      <Button px="sm" variant="subtle" onClick={chosen.clear}>
        {t('selection.drop')}
      </Button>
      {isBilling && <BillDialog chosen={chosen} onClose={() => setBilling(false)} />}
    </ChosenBar>
  )
}
