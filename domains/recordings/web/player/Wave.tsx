/** The shape of a recording, in which a person moves; the heard part is coloured. */
import type { CSSProperties } from 'react'
import { clockOf } from '../../rules/lengths.ts'
import { useText } from '../text.ts'
import classes from './player.module.css'

const height = 64
/** Silence is a line as well. */
const least = 1.5

interface Props {
  /** Undefined where the browser cannot read it. */
  peaks: Float32Array | undefined
  atMs: number
  wholeMs: number
  onSeek: (toMs: number) => void
}

export function Wave({ peaks, atMs, wholeMs, onSeek }: Props) {
  const t = useText()
  const part = wholeMs > 0 ? Math.min(1, atMs / wholeMs) : 0
  return (
    <div className={classes.wave} style={{ '--part': part } as CSSProperties}>
      {peaks ? (
        <>
          <Shape peaks={peaks} />
          <Shape peaks={peaks} isHeard />
        </>
      ) : (
        <span className={classes.plain} />
      )}
      <input
        type="range"
        className={classes.slider}
        aria-label={t('player.position')}
        aria-valuetext={t('player.at', { at: clockOf(atMs), length: clockOf(wholeMs) })}
        min={0}
        max={Math.max(1, Math.round(wholeMs))}
        step={100}
        value={Math.round(Math.min(atMs, wholeMs))}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  )
}

function Shape({ peaks, isHeard = false }: { peaks: Float32Array; isHeard?: boolean }) {
  const path = Array.from(peaks, (peak, index) => {
    const half = Math.max(least, peak * height) / 2
    return `M${index + 0.5} ${height / 2 - half}v${2 * half}`
  }).join('')
  return (
    <svg
      className={classes.shape}
      data-heard={isHeard || undefined}
      viewBox={`0 0 ${peaks.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
