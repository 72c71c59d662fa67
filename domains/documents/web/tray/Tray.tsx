/** What is being uploaded, at the right bottom of every screen. */
import { Button, CutName, IconButton, PlainLink } from '@mizan/platform/ui'
import {
  IconChevronDown,
  IconChevronUp,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { largestFile, megabyte } from '../../data/limits.ts'
import { useSizeBeside } from '../sizes.ts'
import { useText } from '../text.ts'
import type { Answer } from './name-answers.ts'
import classes from './tray.module.css'
import { isUnderWay, type Upload } from './upload-list.ts'
import { uploads } from './uploads.ts'

export function Tray({ items }: { items: readonly Upload[] }) {
  const t = useText()
  const [isOpen, setOpen] = useState(true)
  const going = useGoing(items)
  const done = items.filter(({ state }) => state === 'done').length
  const isBusy = items.some(isUnderWay)
  const refused = items.filter(isRefused).length
  const count = t('tray.count', { count: items.length, done })
  const says = refused > 0 ? `${count} · ${t('tray.refused', { count: refused })}` : count
  return (
    <section className={classes.tray} aria-label={t('tray.label')} data-open={isOpen} {...going}>
      <div className={classes.head}>
        <strong role="status">{says}</strong>
        <IconButton
          icon={isOpen ? IconChevronDown : IconChevronUp}
          label={isOpen ? t('tray.fold') : t('tray.unfold')}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton icon={IconX} label={isBusy ? t('tray.stop') : t('tray.close')} onClick={uploads.clear} />
      </div>
      {isOpen && <List items={items} />}
    </section>
  )
}

/** So long it stays after the last one was stored. */
const staysMs = 6_000

/**
 * Takes the tray away a while after everything was stored. It stays under the pointer and around the focus, and where
 * something was refused, failed, or became a version over one that its person had not opened.
 */
function useGoing(items: readonly Upload[]) {
  const [isHeld, setHeld] = useState(false)
  const isOver = items.every(({ state, unseen }) => state === 'done' && !unseen)
  useEffect(() => {
    if (!isOver || isHeld) return
    const timer = setTimeout(uploads.clear, staysMs)
    return () => clearTimeout(timer)
  }, [isOver, isHeld])
  const hold = () => setHeld(true)
  const leave = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: leave, onFocus: hold, onBlur: leave }
}

const isRefused = ({ state }: Upload): boolean => state === 'refused'

/** Those that wait for an answer stand first, then those that were refused. */
function List({ items }: { items: readonly Upload[] }) {
  const t = useText()
  const [all, setAll] = useState(false)
  const asking = items.filter(({ state }) => state === 'asking')
  const rest = items.filter(({ state }) => state !== 'asking')
  const others = [...rest.filter(isRefused), ...rest.filter((upload) => !isRefused(upload))]
  return (
    <ul className={classes.list}>
      {asking.map((upload) => (
        <Line key={upload.id} upload={upload} all={all} />
      ))}
      {asking.length > 1 && (
        <li className={classes.all}>
          <label>
            <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
            {t('tray.all')}
          </label>
        </li>
      )}
      {others.map((upload) => (
        <Line key={upload.id} upload={upload} all={all} />
      ))}
    </ul>
  )
}

function Line({ upload, all }: { upload: Upload; all: boolean }) {
  const t = useText()
  const { id, caseId, name, state, sent } = upload
  const percent = Math.floor(sent * 100)
  return (
    <li className={classes.line} data-state={state} data-unseen={upload.unseen ? true : undefined}>
      <span className={classes.name}>
        <CutName name={name} />
      </span>
      <span className={classes.says}>
        <span>
          <State upload={upload} />
        </span>
        {state === 'done' && <ToCase caseId={caseId} />}
      </span>
      <span className={classes.tools}>
        <Going upload={upload} />
        {state !== 'done' && (
          <IconButton icon={IconX} label={t('tray.drop', { name })} onClick={() => uploads.drop(id)} />
        )}
      </span>
      {(state === 'sending' || state === 'cut' || state === 'paused') && (
        <progress className={classes.progress} max={100} value={percent} aria-label={name} />
      )}
      {state === 'asking' && <Question id={id} name={name} all={all} />}
    </li>
  )
}

/** The way to the documents of its case, on the screens of anything else. */
function ToCase({ caseId }: { caseId: string }) {
  const t = useText()
  const address = `/case-management/${caseId}`
  const isThere = useRouterState({ select: ({ location }) => location.pathname === address })
  if (isThere) return null
  return (
    <>
      {' · '}
      <PlainLink href={`${address}?tab=documents`}>{t('tray.toCase')}</PlainLink>
    </>
  )
}

/** Stops it for a while, lets it go on, or tries again. */
function Going({ upload: { id, name, state, sent } }: { upload: Upload }) {
  const t = useText()
  const again = () => uploads.again(id)
  if (state === 'failed')
    return <IconButton icon={IconRefresh} label={t('tray.again', { name })} onClick={again} />
  if (state === 'paused')
    return <IconButton icon={IconPlayerPlay} label={t('tray.goOn', { name })} onClick={again} />
  if ((state !== 'sending' && state !== 'cut') || sent >= 1) return null
  const pause = () => uploads.pause(id)
  return <IconButton icon={IconPlayerPause} label={t('tray.pause', { name })} onClick={pause} />
}

function State({ upload: { state, sent, reason, file, taken, unseen } }: { upload: Upload }) {
  const t = useText()
  const sizeBeside = useSizeBeside()
  if (reason?.kind === 'said') return reason.text
  if (reason?.kind === 'size')
    return t('tray.size', {
      most: Math.round(largestFile / megabyte),
      size: sizeBeside(file.size, largestFile),
    })
  if (reason) return t(`tray.${reason.kind}`)
  // All of it has been sent; the server is still storing it.
  if (state === 'sending') return sent >= 1 ? t('tray.storing') : `${Math.floor(sent * 100)}%`
  if (unseen)
    return t('tray.unseen', {
      versions: unseen.map(({ number, by }) => t('tray.unseenOne', { number, name: by.name })).join(', '),
    })
  if (state === 'asking') return t('tray.taken', { name: taken?.name ?? '' })
  return t(`tray.state.${state}`)
}

function Question({ id, name, all }: { id: number; name: string; all: boolean }) {
  const t = useText()
  const answer = (what: Answer) => () => uploads.answer(id, what, all)
  return (
    <span className={classes.question}>
      <Button
        variant="default"
        px="xs"
        aria-label={t('tray.versionOf', { name })}
        onClick={answer('version')}
      >
        {t('tray.version')}
      </Button>
      <Button variant="default" px="xs" aria-label={t('tray.bothOf', { name })} onClick={answer('both')}>
        {t('tray.both')}
      </Button>
    </span>
  )
}
