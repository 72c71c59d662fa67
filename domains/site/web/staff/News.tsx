/** `/features/news`: news for everybody, which the domain of visitors keeps. */
import { Slot, useTitle } from '@mizan/platform/ui'
import { StaffFrame } from './StaffFrame.tsx'
import { useText } from './text.ts'

export function News() {
  const t = useText()
  useTitle(t('tabs.news'))
  return (
    <StaffFrame current="news" module="product" lead={t('news.lead')}>
      <Slot name="site.news" />
    </StaffFrame>
  )
}
