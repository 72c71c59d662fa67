/** Says that a text was invented for the sample, or, for a law, only summarises it. */
import { useText } from '../text.ts'
import classes from './badges.module.css'

export function SampleMark({ law }: { law?: boolean }) {
  const t = useText()
  return (
    <span className={classes.sample} title={t('result.sampleHint')}>
      {law ? t('result.sampleLaw') : t('result.sample')}
    </span>
  )
}
