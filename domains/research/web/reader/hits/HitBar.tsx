/** "3 / 7" with buttons for the previous and the next hit. */
import { useFormat } from '@mizan/platform/ui'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { useText } from '../words.ts'
import { hitPosition } from './hit-cursor.ts'
import classes from './hits.module.css'
import type { Hits } from './use-hits.ts'

export function HitBar({ hits }: { hits: Hits }) {
  const t = useText()
  const { number } = useFormat()
  const position = hits.current === null ? number(hits.count) : hitPosition(hits.current, hits.count)
  // A text that was found by its numbers or its law may have none of the words; then there is no hit to go to.
  if (hits.count === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not fit into a toolbar
    <div className={classes.bar} role="group" aria-label={t('hits.label')}>
      <span className={classes.position}>
        {hits.current === null ? (
          <button type="button" className={classes.first} onClick={hits.first}>
            {position} <span className={classes.word}>{t('hits.count', { count: hits.count })}</span>
            <span className={classes.word}> · {t('hits.first')}</span>
          </button>
        ) : (
          position
        )}
      </span>
      <ToolButton icon={IconArrowUp} label={t('hits.previous')} onClick={() => hits.move(-1)} />
      <ToolButton icon={IconArrowDown} label={t('hits.next')} onClick={() => hits.move(1)} />
      <span className="visually-hidden" role="status">
        {hits.current !== null && t('hits.at', { position, place: hits.place })}
      </span>
    </div>
  )
}
