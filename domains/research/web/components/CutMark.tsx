/** Says that only the beginning of a decision is available. */
import { useText } from '../text.ts'
import classes from './badges.module.css'

export function CutMark() {
  const t = useText()
  return (
    <span className={classes.cut} title={t('result.cutHint')}>
      {t('result.cut')}
    </span>
  )
}
