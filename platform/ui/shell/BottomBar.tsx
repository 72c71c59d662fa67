import { Link } from '@tanstack/react-router'
import { useUiText } from '../text.ts'
import classes from './BottomBar.module.css'
import { activeMark, useShell } from './config.ts'

/** The navigation of phones. */
export function BottomBar() {
  const t = useUiText()
  const items = useShell().useNavigation()
  return (
    <nav className={classes.bar} aria-label={t('mainNavigation')}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={classes.item}
          activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
          {...activeMark(item)}
        >
          <item.icon size={22} stroke={1.7} aria-hidden />
          <span>{item.short ?? item.label}</span>
        </Link>
      ))}
    </nav>
  )
}
