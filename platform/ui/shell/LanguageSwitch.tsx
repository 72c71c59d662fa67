import { IconWorld } from '@tabler/icons-react'
import { setLanguage, useLanguage } from '../language.tsx'
import { useUiText } from '../text.ts'
import classes from './LanguageSwitch.module.css'

/** Switches the screens to the other language; `className` sets its position. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useUiText()
  const other = useLanguage() === 'tr' ? 'en' : 'tr'
  return (
    <button
      type="button"
      className={`${classes.language} ${className}`}
      lang={other}
      title={t('language.switch')}
      onClick={() => setLanguage(other)}
    >
      <IconWorld size={17} stroke={1.7} aria-hidden />
      <span>{t('language.name')}</span>
    </button>
  )
}
