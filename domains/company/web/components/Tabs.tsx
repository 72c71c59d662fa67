import { usePermission } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import { officeTabs } from '../tabs.ts'
import { useText } from '../text.ts'
import classes from './Tabs.module.css'

/** Parts of the office's screen; the record of what was done is not for everybody who sees the members. */
export function Tabs() {
  const t = useText()
  const maySeeAudit = usePermission('company', 'Read') !== false
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {officeTabs
        .filter((tab) => tab !== 'audit' || maySeeAudit)
        .map((tab) => (
          <Link
            key={tab}
            to="/company"
            search={tab === 'members' ? {} : { tab }}
            className={classes.tab}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`tabs.${tab}`)}
          </Link>
        ))}
    </nav>
  )
}
