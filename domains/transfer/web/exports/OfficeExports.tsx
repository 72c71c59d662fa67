/** The office as a whole in one file: starts an export, shows how far it is, and offers its file. */
import { Failure, useFormat, Waiting } from '@mizan/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { OfficeExport } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Earlier } from './Earlier.tsx'
import classes from './exports.module.css'
import { Running } from './Running.tsx'
import { Start } from './Start.tsx'
import { writtenIn } from './written.ts'

/** While one is running, its progress is asked for so often. */
const askEveryMs = 700

const runningOf = (items: readonly OfficeExport[] | undefined) =>
  items?.find(({ state }) => state === 'running')

export function OfficeExports() {
  const t = useText()
  const exports = useCall(
    'exports.list',
    {},
    { refetchInterval: ({ state }) => (runningOf(state.data?.items) ? askEveryMs : false) },
  )
  const items = exports.data?.items
  const running = runningOf(items)
  const said = useOutcome(items)
  return (
    <section className={classes.section} aria-labelledby="office-exports">
      <h2 id="office-exports">{t('exports.title')}</h2>
      <p className={classes.muted}>{t('exports.intro')}</p>
      <p className={classes.muted}>{t('exports.kept')}</p>
      {!items && exports.error && (
        <>
          <p>{t('exports.loadFailed')}</p>
          <Failure error={exports.error} onRetry={() => exports.refetch()} />
        </>
      )}
      {!items && !exports.error && <Waiting />}
      {items && (running ? <Running one={running} /> : <Start />)}
      <p
        role="status"
        className={classes.said}
        data-running={running !== undefined || undefined}
        data-failed={(!running && said.isFailure) || undefined}
      >
        {running ? t('exports.running', { format: t(`exports.${running.format}`) }) : said.text}
      </p>
      {items && <Earlier items={items.filter(({ state }) => state !== 'running')} />}
    </section>
  )
}

/** What became of an export that was running while this screen was open. */
function useOutcome(items: readonly OfficeExport[] | undefined) {
  const t = useText()
  const { number } = useFormat()
  const watched = useRef<string>(undefined)
  const [ended, setEnded] = useState<OfficeExport>()
  useEffect(() => {
    const running = runningOf(items)
    if (running) {
      watched.current = running.exportId
      setEnded(undefined)
    } else if (watched.current) setEnded(items?.find(({ exportId }) => exportId === watched.current))
  }, [items])
  if (!ended) return { text: '', isFailure: false }
  const { state, trouble, kinds, format } = ended
  if (state === 'cancelled') return { text: t('exports.cancelled'), isFailure: false }
  if (state === 'failed') return { text: t(`exports.${trouble ?? 'failed'}`), isFailure: true }
  const count = writtenIn(kinds)
  const values = { count, shown: number(count) }
  return {
    text: t(format === 'zip' ? 'exports.readyFiles' : 'exports.ready', values),
    isFailure: false,
  }
}
