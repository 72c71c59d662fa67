/** The speed of a recording. */
import { useFormat } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './player.module.css'

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

export function Speed({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const t = useText()
  const format = useFormat()
  return (
    <select
      className={classes.speed}
      aria-label={t('player.speed')}
      value={speed}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {format.number(one)}x
        </option>
      ))}
    </select>
  )
}
