/** Says that a decision lacks a word of the search. */
import { useText } from '../text.ts'
import classes from './badges.module.css'

export function PartialMark() {
  const t = useText()
  return (
    <span className={classes.cut} title={t('result.partialHint')}>
      {t('result.partial')}
    </span>
  )
}
