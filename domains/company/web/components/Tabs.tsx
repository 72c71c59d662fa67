import { TabBar, useAccount, usePermission } from '@mizan/platform/ui'
import { isAdministrator } from '../../access.ts'
import { type OfficeTab, officeTabs } from '../tabs.ts'
import { useText } from '../text.ts'

/** The tabs of the office's screen; not everybody who sees the members may see the audit record or take out data. */
export function Tabs({ current }: { current: OfficeTab }) {
  const t = useText()
  const maySeeAudit = usePermission('company', 'Read') !== false
  const { account } = useAccount()
  const isShown: Partial<Record<OfficeTab, boolean>> = {
    audit: maySeeAudit,
    data: isAdministrator(account?.roles ?? []),
  }
  const shown = officeTabs.filter((tab) => isShown[tab] ?? true)
  const tabs = shown.map((tab) => ({
    href: tab === 'members' ? '/company' : `/company?tab=${tab}`,
    label: t(`tabs.${tab}`),
    current: tab === current,
  }))
  return <TabBar label={t('tabs.label')} tabs={tabs} />
}
