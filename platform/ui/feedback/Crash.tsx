/** Replaces a screen that failed while it was rendered or loaded. */

import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onceAnswering, probe, useReachable } from '../connection.ts'
import { Button } from '../controls/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useUiText } from '../text.ts'
import { useTitle } from '../title.ts'
import classes from './feedback.module.css'

/** A script that a newer version has removed from the server, or that could not be reached. */
const isPartMissing = (message: string) =>
  /dynamically imported module|Importing a module script|preload CSS/.test(message)

export const Crash = (props: ErrorComponentProps) => (
  <Page>
    <Crashed {...props} isScreen />
  </Page>
)

/** The same for a part of a screen, whose title stays. */
export const PartCrash = (props: ErrorComponentProps) => <Crashed {...props} isScreen={false} />

function Crashed({ error, reset, isScreen }: ErrorComponentProps & { isScreen: boolean }) {
  const t = useUiText()
  useTitle(isScreen ? t('crash.title') : '')
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const retry = () => {
    resetQueries()
    reset()
    router.invalidate()
  }
  const message = error instanceof Error ? error.message : String(error)
  const missing = isPartMissing(message)
  const away = useReturn(missing)
  const outdated = missing && !away
  return (
    <div className={isScreen ? classes.screen : classes.state} role="alert">
      {isScreen ? <PageHead title={t('crash.title')} /> : <h2>{t('crash.title')}</h2>}
      <p className={classes.message}>
        {away ? t('crash.away') : outdated ? t('crash.outdated') : t('crash.body')}
      </p>
      {/* Nothing helps before the network is back, and a reload would lose the loaded program. */}
      {!away && (
        <div className={classes.actions}>
          {!outdated && <Button onClick={retry}>{t('retry')}</Button>}
          <Button variant="default" onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
        </div>
      )}
      <details className={classes.details}>
        <summary>{t('crash.details')}</summary>
        <pre>{message}</pre>
      </details>
    </div>
  )
}

/**
 * Whether the server is away while a script is missing. Once it answers again the page is reloaded, because a browser
 * may not request a second time a script that it failed to load. It is asked right before: a page that is reloaded
 * without a line is gone.
 */
function useReturn(missing: boolean): boolean {
  const reachable = useReachable()
  const wasAway = useRef(false)
  useEffect(() => {
    if (!missing) return
    // The script was not requested by a call, so the lost connection may not have been noticed yet.
    probe()
    window.addEventListener('online', probe)
    return () => window.removeEventListener('online', probe)
  }, [missing])
  useEffect(() => {
    if (!missing) return
    if (!reachable) wasAway.current = true
    else if (wasAway.current) void onceAnswering(() => location.reload())
  }, [missing, reachable])
  return missing && !reachable
}
