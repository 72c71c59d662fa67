/** The bar above a text. Tools that do not fit on a phone are in a list behind "more". */
import { IconDots, IconVolume } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { HitBar } from '../hits/HitBar.tsx'
import type { Hits } from '../hits/use-hits.ts'
import { useText } from '../words.ts'
import { ResultSteps } from './ResultSteps.tsx'
import { SizeTools } from './SizeTools.tsx'
import { ToolButton } from './ToolButton.tsx'
import classes from './toolbar.module.css'
import type { TextSize } from './use-text-size.ts'

interface Props {
  /** Null without a search. */
  hits: Hits | null
  size: TextSize
  reading: boolean
  onReadAloud: () => void
  /** Opens the outline on narrow screens. */
  start: ReactNode
  /** Opens the column beside the text on narrow screens. */
  end: ReactNode
  /** What is read, which stays in view. */
  name?: string
  /** Goes to a part by its number. */
  jump?: ReactNode
  /** Tools for this kind of text; `wide` in the list of a phone. */
  tools: (wide: boolean) => ReactNode
}

export function ReaderToolbar({ hits, size, reading, onReadAloud, start, end, name, jump, tools }: Props) {
  const t = useText()
  const more = useId()
  return (
    <section className={classes.bar} aria-label={t('toolbar.label')}>
      {start}
      {name && <strong className={classes.name}>{name}</strong>}
      <ResultSteps />
      {hits && <HitBar hits={hits} />}
      <span className={classes.space} />
      <ToolButton icon={IconVolume} label={t('toolbar.readAloud')} onClick={onReadAloud} pressed={reading} />
      <div className={classes.inBar}>
        {jump}
        <SizeTools size={size} />
        {tools(false)}
      </div>
      <button
        type="button"
        className={`${classes.tool} ${classes.more}`}
        popoverTarget={more}
        aria-label={t('toolbar.more')}
      >
        <IconDots size={20} aria-hidden />
      </button>
      {end}
      <section id={more} popover="auto" className={classes.sheet} aria-label={t('toolbar.more')}>
        {/* Where there are contents, it is among them. */}
        {!start && jump}
        <SizeTools size={size} wide />
        {tools(true)}
      </section>
    </section>
  )
}
