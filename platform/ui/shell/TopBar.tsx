import { IconScale } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Slot } from '../slots/Slot.tsx'
import { useUiText } from '../text.ts'
import { useShell } from './config.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import classes from './TopBar.module.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

interface Props {
  withSearch: boolean
  onPalette: () => void
}

export function TopBar({ withSearch, onPalette }: Props) {
  const t = useUiText()
  const items = useShell().useNavigation()
  return (
    <header className={classes.bar}>
      <Link to={items[0]?.to ?? '/'} className={classes.brand} aria-label="Mizan">
        <IconScale size={24} stroke={1.7} aria-hidden />
        <span>Mizan</span>
      </Link>
      <div className={classes.search}>{withSearch && <Slot name="frame.search" />}</div>
      <div className={classes.actions}>
        <Slot name="frame.actions" />
        <LanguageSwitch className={classes.language ?? ''} />
        <button
          type="button"
          className={classes.palette}
          onClick={onPalette}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <span>{t('palette.open')}</span>
          <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
        <Slot name="frame.account" />
      </div>
    </header>
  )
}
