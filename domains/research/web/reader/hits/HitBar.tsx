/** "3 / 7" with a way to the hit before and the hit after. */
import { ActionIcon } from '@mantine/core'
import { useFormat } from '@mizan/platform/ui'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useText } from '../words.ts'
import { hitPosition } from './hit-cursor.ts'
import classes from './hits.module.css'
import type { Hits } from './use-hits.ts'

export function HitBar({ hits }: { hits: Hits }) {
  const t = useText()
  const { number } = useFormat()
  const position = hits.current === null ? number(hits.count) : hitPosition(hits.current, hits.count)
  if (hits.count === 0) return <span className={classes.none}>{t('hits.none')}</span>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not fit into a toolbar
    <div className={classes.bar} role="group" aria-label={t('hits.label')}>
      <span className={classes.position}>
        {position}{' '}
        {hits.current === null && (
          <span className={classes.word}>{t('hits.count', { count: hits.count })}</span>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label={t('hits.previous')}
        title={t('hits.previous')}
        onClick={() => hits.move(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('hits.next')}
        title={t('hits.next')}
        onClick={() => hits.move(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <span className="visually-hidden" role="status">
        {hits.current !== null && t('hits.at', { position, place: hits.place })}
      </span>
    </div>
  )
}
