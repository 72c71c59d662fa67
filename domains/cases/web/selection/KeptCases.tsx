/** Cases that somebody else changed while the person chose: what they say now, and whether they are changed anyway. */
import { Button, useFormat } from '@mizan/platform/ui'
import classes from '../list/filters.module.css'
import { useChangeWords } from '../list/use-change-words.ts'
import { useText } from './text.ts'
import type { Kept } from './use-bulk.ts'

interface Props {
  kept: Kept
  disabled: boolean
  onAnyway: () => void
  onLeave: () => void
}

export function KeptCases({ kept: { found, change }, disabled, onAnyway, onLeave }: Props) {
  const t = useText()
  const format = useFormat()
  const wordsOf = useChangeWords()
  const nowOf = ({ now }: Kept['found'][number]) => {
    if ('state' in change) return wordsOf({ state: now.state })
    if ('deadline' in change) return wordsOf({ deadline: now.deadline })
    return wordsOf({ assigneeId: now.assignee?.id ?? null })
  }
  return (
    <div className={classes.kept} role="alert">
      <p>{t('meanwhile.title', { count: found.length })}</p>
      <ul>
        {found.map((one) => (
          <li key={one.caseId}>
            <b>{one.displayTitle}</b> ·{' '}
            {one.by && one.at
              ? t('meanwhile.by', { who: one.by.name, at: format.time(one.at), now: nowOf(one) })
              : nowOf(one)}
          </li>
        ))}
      </ul>
      <Button variant="outline" disabled={disabled} onClick={onAnyway}>
        {t('meanwhile.anyway')}
      </Button>
      <Button variant="subtle" onClick={onLeave}>
        {t('meanwhile.leave')}
      </Button>
    </div>
  )
}
