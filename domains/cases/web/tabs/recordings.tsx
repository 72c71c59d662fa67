import { Slot } from '@mizan/platform/ui'
import type { CaseTab } from './tab.ts'

/** A later domain keeps recordings. */
export const recordingsTab: CaseTab = {
  id: 'recordings',
  label: (t) => t('tabs.recordings'),
  Count: ({ record }) => <Slot name="cases.recordings-count" record={record} />,
  Content: ({ record }) => <Slot name="cases.recordings" record={record} />,
}
