/** In place of the sums while entries are chosen. */
import { Button, useFormat, useLanguage, useLock } from '@mizan/platform/ui'
import { ChosenBar } from '@mizan/platform/ui/lists'
import { useState } from 'react'
import { durationText } from '../../rules/duration-text.ts'
import { useText } from '../text.ts'
import { BillDialog } from './BillDialog.tsx'
import { plainClientOf } from './clients.ts'
import { totalOf } from './total.ts'
import { useBill } from './use-bill.ts'
import type { Chosen } from './use-chosen.ts'

export function SelectionBar({ chosen }: { chosen: Chosen }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const lock = useLock()
  const [isBilling, setBilling] = useState(false)
  const { bill, isPending } = useBill(chosen)
  const { entries } = chosen
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0)
  const client = plainClientOf(entries)
  const ask = () => setBilling(true)
  // A refusal is told by the call.
  const billNow = (clientId: string) => void bill({ clientId, grouping: 'case' }).catch(() => undefined)
  return (
    <ChosenBar label={t('selection.label')} count={t('selection.count', { count: entries.length })}>
      <span>
        {durationText(minutes, language)} · {format.money(totalOf(entries))}
        {client && ` · ${client.label}`}
      </span>
      <Button px="sm" onClick={client ? () => billNow(client.value) : ask} loading={isPending} {...lock}>
        {t('bill.open')}
      </Button>
      {client && (
        <Button px="sm" variant="default" onClick={ask} {...lock}>
          {t('bill.details')}
        </Button>
      )}
      <Button px="sm" variant="subtle" onClick={chosen.clear}>
        {t('selection.drop')}
      </Button>
      {isBilling && <BillDialog chosen={chosen} onClose={() => setBilling(false)} />}
    </ChosenBar>
  )
}
