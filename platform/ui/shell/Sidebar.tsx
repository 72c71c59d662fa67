import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconScale } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useUiText } from '../text.ts'
import { activeMark, type NavigationItem, useShell } from './config.ts'
import classes from './Sidebar.module.css'

interface Props {
  expanded: boolean
  onToggle: () => void
}

export function Sidebar({ expanded, onToggle }: Props) {
  const t = useUiText()
  const items = useShell().useNavigation()
  const Toggle = expanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const label = expanded ? t('collapse') : t('expand')
  return (
    <nav aria-label={t('mainNavigation')} className={classes.sidebar} data-expanded={expanded}>
      <Link to={items[0]?.to ?? '/'} className={classes.brand} aria-label="Mizan">
        <IconScale size={26} stroke={1.6} aria-hidden />
        <span className={classes.label}>Mizan</span>
      </Link>
      <div className={classes.items}>
        {items.map((item) => (
          <SidebarLink key={item.to} item={item} expanded={expanded} />
        ))}
      </div>
      <button
        type="button"
        className={classes.toggle}
        onClick={onToggle}
        aria-expanded={expanded}
        aria-label={label}
        title={expanded ? undefined : label}
      >
        <Toggle size={20} stroke={1.7} aria-hidden />
        <span className={classes.label}>{label}</span>
      </button>
    </nav>
  )
}

function SidebarLink({ item, expanded }: { item: NavigationItem; expanded: boolean }) {
  return (
    <Link
      to={item.to}
      className={classes.item}
      activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
      {...activeMark(item)}
      title={expanded ? undefined : item.label}
    >
      <item.icon size={20} stroke={1.7} aria-hidden />
      <span className={classes.label}>{item.label}</span>
    </Link>
  )
}
