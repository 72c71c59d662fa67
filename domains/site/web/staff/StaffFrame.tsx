/** The frame of the screens for staff of the service: one title and a tab for each task. */
import { Page, PageHead, TabBar, usePermission } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import classes from './staff.module.css'
import { useText } from './text.ts'

const screens = {
  features: '/features',
  messages: '/features/messages',
  bars: '/features/bars',
  figures: '/features/figures',
  news: '/features/news',
  jobs: '/features/jobs',
  billing: '/features/billing',
} as const

interface Props {
  current: keyof typeof screens
  /** The module that the user must be allowed to change. */
  module: 'product' | 'barAssociations'
  lead: string
  children: ReactNode
}

export function StaffFrame({ current, module, lead, children }: Props) {
  const t = useText()
  const allowed = usePermission(module, 'Write')
  if (allowed === false)
    return (
      <Page>
        <PageHead title={t('title')} line={<p>{t('forbidden')}</p>} />
      </Page>
    )
  const tabs = (Object.keys(screens) as (keyof typeof screens)[]).map((name) => ({
    href: screens[name],
    label: t(`tabs.${name}`),
    current: name === current,
  }))
  return (
    <Page width="text">
      <PageHead title={t('title')} />
      <TabBar label={t('tabs.label')} tabs={tabs} />
      <p className={classes.lead}>{lead}</p>
      {children}
    </Page>
  )
}
