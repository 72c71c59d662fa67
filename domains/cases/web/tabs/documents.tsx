import { Slot } from '@mizan/platform/ui'
import type { CaseTab } from './tab.ts'

/** A later domain keeps documents. */
export const documentsTab: CaseTab = {
  id: 'documents',
  label: (t) => t('tabs.documents'),
  Count: ({ record }) => <Slot name="cases.documents-count" record={record} />,
  Content: ({ record }) => <Slot name="cases.documents" record={record} />,
}
