/** What stands in place of a screen that failed while it was drawn or loaded. */

import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from '../controls/Button.tsx'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'

/** A part of the program that is gone from the server, because a newer version replaced it. */
const isOutdated = (message: string) => /dynamically imported module|Importing a module script/.test(message)

export function Crash({ error, reset }: ErrorComponentProps) {
  const t = useUiText()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const retry = () => {
    resetQueries()
    reset()
    router.invalidate()
  }
  const message = error instanceof Error ? error.message : String(error)
  const outdated = isOutdated(message)
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={40} stroke={1.4} className={classes.icon} aria-hidden />
      <h1>{t('crash.title')}</h1>
      <p className={classes.message}>{outdated ? t('crash.outdated') : t('crash.body')}</p>
      <div className={classes.actions}>
        {!outdated && <Button onClick={retry}>{t('retry')}</Button>}
        <Button variant="default" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      </div>
      <details className={classes.details}>
        <summary>{t('crash.details')}</summary>
        <pre>{message}</pre>
      </details>
    </div>
  )
}
