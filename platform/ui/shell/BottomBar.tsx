import { IconMenu2 } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Popup } from '../controls/Popup.tsx'
import { useAccount } from '../session/account.tsx'
import { useUiText } from '../text.ts'
import classes from './BottomBar.module.css'
import { activeMark, type NavigationItem, useShell } from './config.ts'

/** More than these are too narrow to read and to touch. */
const most = 5

/**
 * The navigation on phones. How many items share its width depends on who is signed in. Until that is known no items
 * are shown, because they would move while the user reaches for them.
 */
export function BottomBar() {
  const t = useUiText()
  const items = useShell().useNavigation()
  const { awaited } = useAccount()
  const isFull = items.length > most
  const shown = isFull ? items.filter(({ inMenu }) => !inMenu).slice(0, most - 1) : items
  return (
    <nav className={classes.bar} data-bottombar data-awaited={awaited} aria-label={t('mainNavigation')}>
      {shown.map((item) => (
        <BarLink key={item.to} item={item} />
      ))}
      {isFull && <Menu items={items.filter((item) => !shown.includes(item))} />}
    </nav>
  )
}

const exactly = ({ exact = false }: NavigationItem) => ({ exact, includeSearch: false })

const BarLink = ({ item }: { item: NavigationItem }) => (
  <Link to={item.to} className={classes.item} activeOptions={exactly(item)} {...activeMark(item)}>
    <item.icon size={22} stroke={1.7} aria-hidden />
    <span>{item.short ?? item.label}</span>
  </Link>
)

/** What has no room in the bar. Choosing one closes it. */
function Menu({ items }: { items: readonly NavigationItem[] }) {
  const t = useUiText()
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu
  useEffect(() => setOpen(false), [path])
  const isHere = items.some(({ to, active }) => active ?? path.startsWith(to))
  return (
    <div className={classes.menu}>
      <button
        type="button"
        className={classes.item}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-status={isHere ? 'active' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
        <span>{t('menu')}</span>
      </button>
      {isOpen && (
        <Popup title={t('menu')} onClose={() => setOpen(false)}>
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  className={classes.entry}
                  activeOptions={exactly(item)}
                  {...activeMark(item)}
                >
                  <item.icon size={20} stroke={1.7} aria-hidden />
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </div>
  )
}
