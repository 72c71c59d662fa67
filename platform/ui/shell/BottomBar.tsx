import { Link } from '@tanstack/react-router'
import { useAccount } from '../session/account.tsx'
import { useUiText } from '../text.ts'
import classes from './BottomBar.module.css'
import { activeMark, useShell } from './config.ts'

/**
 * The navigation on phones. How many items share its width depends on who is signed in. Until that is known no items
 * are shown, because they would move while the user reaches for them.
 */
export function BottomBar() {
  const t = useUiText()
  const items = useShell().useNavigation()
  const { awaited } = useAccount()
  return (
    <nav className={classes.bar} data-bottombar data-awaited={awaited} aria-label={t('mainNavigation')}>
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
