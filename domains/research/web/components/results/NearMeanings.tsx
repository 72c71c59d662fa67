/**
 * A note that articles without some of the words are listed among those with every word, and how many there are of
 * each.
 */
import { useFormat } from '@mizan/platform/ui'
import { IconInfoCircle } from '@tabler/icons-react'
import type { LawPage } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import { wordsSaid } from './joined.ts'
import classes from './Notices.module.css'

interface Props {
  answer: LawPage | undefined
  /** Shows only those with every word. */
  onNarrow: () => void
}

export function NearMeanings({ answer, onNarrow }: Props) {
  const t = useText()
  const format = useFormat()
  const said = answer && wordsSaid(answer, false)
  if (!said || !('near' in said)) return null
  const count = said.near
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={18} aria-hidden />
      <span>{t('notice.near', { count, shown: format.number(count) })}</span>
      <button type="button" className={classes.show} onClick={onNarrow}>
        {t('notice.narrow')}
      </button>
    </p>
  )
}
