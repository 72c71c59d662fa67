/** A day with how near it is, by colour, sign and words. */
import {
  IconAlertTriangle,
  IconBell,
  IconCheck,
  IconFlag,
  IconHourglass,
  IconUsers,
} from '@tabler/icons-react'
import { type CivilDate, dayInTurkey } from '../../calendar/index.ts'
import { useFormat } from '../format.ts'
import classes from './chips.module.css'
import { type Standing, standingOf } from './standing.ts'
import { useChipText } from './text.ts'

/** What the day was for is done, or waits for somebody's approval. */
type State = 'done' | 'awaits'

interface Props {
  day: CivilDate
  state?: State
  critical?: boolean
}

const signs = {
  past: IconAlertTriangle,
  today: IconBell,
  near: IconHourglass,
  soon: undefined,
  later: undefined,
  done: IconCheck,
  awaits: IconUsers,
}

export function DateChip({ day, state, critical = false }: Props) {
  const t = useChipText()
  const format = useFormat()
  const { standing, days } = standingOf(day, dayInTurkey(new Date()))
  const look = state ?? standing
  const Sign = signs[look]
  const { note, said } = useWords(look, days, format.longDate(day))
  return (
    <span className={classes.date} data-look={look}>
      <span className="visually-hidden">{critical ? `${said}, ${t('critical')}` : said}</span>
      <span aria-hidden className={classes.face}>
        {Sign && <Sign size={14} stroke={2} />}
        {format.date(day)}
        {note && ` · ${note}`}
        {critical && (
          <span className={classes.critical}>
            <IconFlag size={14} stroke={2} /> {t('critical')}
          </span>
        )}
      </span>
    </span>
  )
}

/** What a chip shows of a day, for the name of a button that has the chip as its face. */
export function useShownDay() {
  const format = useFormat()
  const noteOf = useNote()
  return (day: CivilDate, state?: State): string => {
    const { standing, days } = standingOf(day, dayInTurkey(new Date()))
    return [format.date(day), noteOf(state ?? standing, days)].filter(Boolean).join(' · ')
  }
}

/** What stands beside the date. */
function useNote() {
  const t = useChipText()
  return (look: Standing | State, count: number): string => {
    if (look === 'done') return t('done')
    if (look === 'awaits') return t('awaits')
    if (look === 'today') return t('today')
    if (look === 'past') return t('past', { count })
    return look === 'later' ? '' : t('left', { count })
  }
}

/** What stands beside the date, and what is read out in place of both. */
function useWords(look: Standing | State, count: number, day: string): { note: string; said: string } {
  const t = useChipText()
  const note = useNote()(look, count)
  if (look === 'done' || look === 'awaits') return { note, said: `${day}, ${note}` }
  if (look === 'past') return { note, said: t('said.past', { day, count }) }
  if (look === 'today') return { note, said: t('said.today', { day }) }
  return { note, said: t('said.left', { day, count }) }
}
