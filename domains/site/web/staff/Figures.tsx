/** `/features/figures`: the dated figures of calculators, which the domain of calculators shows. */
import { Slot, useTitle } from '@mizan/platform/ui'
import { StaffFrame } from './StaffFrame.tsx'
import { useText } from './text.ts'

export function Figures() {
  const t = useText()
  useTitle(t('tabs.figures'))
  return (
    <StaffFrame current="figures" module="product" lead={t('figures.lead')}>
      <Slot name="site.figures" />
    </StaffFrame>
  )
}
