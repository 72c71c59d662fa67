/** Puts a calculated last day on a case as a time limit. */
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconCalendarPlus } from '@tabler/icons-react'
import { CalculatedFields } from '../CalculatedFields.tsx'
import type { Calculated } from './CalculatedSlot.tsx'
import { useText } from './text.ts'

export function AddCalculated({ result }: { result: Calculated }) {
  const t = useText()
  const face = [<IconCalendarPlus key="icon" size={18} stroke={1.7} aria-hidden />, t('open')]
  return (
    <PanelButton label={t('open')} face={face} filled>
      {(close) => <CalculatedFields result={result} onDone={close} />}
    </PanelButton>
  )
}
