import { TabBar, usePermission } from '@mizan/platform/ui'
import { type OfficeTab, officeTabs } from '../tabs.ts'
import { useText } from '../text.ts'

/** The tabs of the office's screen; not everybody who sees the members may see the audit record. */
export function Tabs({ current }: { current: OfficeTab }) {
  const t = useText()
  const maySeeAudit = usePermission('company', 'Read') !== false
  const shown = officeTabs.filter((tab) => tab !== 'audit' || maySeeAudit)
  const tabs = shown.map((tab) => ({
    href: tab === 'members' ? '/company' : `/company?tab=${tab}`,
    label: t(`tabs.${tab}`),
    current: tab === current,
  }))
  return <TabBar label={t('tabs.label')} tabs={tabs} />
}
