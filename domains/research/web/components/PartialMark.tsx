/** Says that a decision lacks a word of the search, or has one in formulas only. */
import { useText } from '../text.ts'
import classes from './badges.module.css'

export function PartialMark({ why }: { why: 'partial' | 'formulaic' }) {
  const t = useText()
  return (
    <span
      className={classes.cut}
      title={why === 'partial' ? t('result.partialHint') : t('result.formulaicHint')}
    >
      {why === 'partial' ? t('result.partial') : t('result.formulaic')}
    </span>
  )
}
