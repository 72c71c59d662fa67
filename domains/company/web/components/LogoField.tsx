/** The logo of the office: chosen as a file, redrawn by the browser, shown as documents will show it. */
import { Button } from '@mizan/platform/ui'
import { FieldError, type FieldState } from '@mizan/platform/ui/forms'
import { useId, useRef, useState } from 'react'
import { logoTypes } from '../../rules/logo.ts'
import { useText } from '../text.ts'
import { drawnLogo } from './drawn-logo.ts'
import classes from './Profile.module.css'

interface Props extends FieldState<string> {
  /** The logo of the profile, in base64. */
  present: string | null
}

export function LogoField({ present, name, value, error, onChange }: Props) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const shown = value === 'kept' ? present : value
  const choose = async (file: File | undefined) => {
    if (!file) return
    const drawn = await drawnLogo(file)
    setUnreadable(drawn === undefined)
    if (drawn !== undefined) onChange(drawn)
  }
  const problem = isUnreadable ? t('profile.logoUnreadable') : error
  return (
    <div className={classes.logo}>
      <span className={classes.label}>{t('profile.logo')}</span>
      {shown && <img src={`data:image/png;base64,${shown}`} alt={t('profile.logo')} />}
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        className="visually-hidden"
        accept={logoTypes.join(',')}
        aria-label={t('profile.chooseLogo')}
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('profile.chooseLogo')}
        </Button>
        {shown && (
          <Button variant="subtle" onClick={() => onChange('')}>
            {t('profile.removeLogo')}
          </Button>
        )}
      </div>
      <small>{t('profile.logoHint')}</small>
      {problem && (
        <FieldError id={`${id}-error`} announced>
          {problem}
        </FieldError>
      )}
    </div>
  )
}
