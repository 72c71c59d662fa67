/** Plays a recording: its shape, where it is, and how fast. Space plays and pauses, arrows go back and forth. */
import { Button, IconButton, Waiting } from '@mizan/platform/ui'
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { clockOf } from '../../rules/lengths.ts'
import { useText } from '../text.ts'
import classes from './player.module.css'
import { Speed } from './Speed.tsx'
import type { Playback } from './use-playback.ts'
import { Wave } from './Wave.tsx'

const jumpMs = 10_000
const steps: Readonly<Record<string, number>> = { ArrowLeft: -5_000, ArrowRight: 5_000 }

interface Props {
  name: string
  playback: Playback
  peaks: Float32Array | undefined
  isReady: boolean
  /** Further controls beside the speed. */
  more: ReactNode
}

export function Player({ name, playback, peaks, isReady, more }: Props) {
  const t = useText()
  const { atMs, wholeMs, isPlaying, fault, seek, toggle, again, element } = playback
  if (!isReady) return <Waiting height={132} />
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    // A button has its own space, and a choice its own arrows.
    const isSpace = event.key === ' ' && !(event.target instanceof HTMLButtonElement)
    if ((step === undefined && !isSpace) || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) toggle()
    else seek(atMs + step)
  }
  return (
    <section aria-label={t('player.label')} className={classes.player} onKeyDown={onKey}>
      <audio aria-label={name} {...element} />
      <Wave peaks={peaks} atMs={atMs} wholeMs={wholeMs} onSeek={seek} />
      <div className={classes.row}>
        <IconButton
          icon={IconRewindBackward10}
          label={t('player.back')}
          onClick={() => seek(atMs - jumpMs)}
        />
        <IconButton
          className={classes.play}
          icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
          label={isPlaying ? t('player.pause') : t('player.play')}
          data-play
          onClick={toggle}
        />
        <IconButton
          icon={IconRewindForward10}
          label={t('player.forward')}
          onClick={() => seek(atMs + jumpMs)}
        />
        <span className={classes.clock}>
          {t('player.at', { at: clockOf(atMs), length: clockOf(wholeMs) })}
        </span>
        <Speed speed={playback.speed} onChange={playback.setSpeed} />
        {more}
      </div>
      {fault && (
        <div className={classes.broken}>
          <p role="alert">{t(`player.fault.${fault}`)}</p>
          <Button variant="default" onClick={again}>
            {t('player.again')}
          </Button>
        </div>
      )}
    </section>
  )
}
