/** Shows how the sentences of an answer were checked, and where they come from. */
import { useLanguage } from '@mizan/platform/ui'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Answer } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './answer.module.css'
import { possessive } from './possessive.ts'

export function CheckLine({
  answer: { sentences, sources, removed, way, modelProblem },
}: {
  answer: Answer
}) {
  const t = useText()
  const language = useLanguage()
  const all = sentences.length
  const verified = sentences.filter(({ isVerified }) => isVerified).length
  const shown = language === 'tr' ? possessive(verified) : String(verified)
  const Sign = verified === all ? IconCheck : IconAlertTriangle
  return (
    <div className={classes.checks}>
      {all > 0 && (
        <p className={classes.verified} data-all={verified === all || undefined}>
          <Sign size={16} stroke={2} aria-hidden />
          {verified === 0 ? t('answer.noneVerified') : t('answer.verified', { count: all, verified: shown })}
        </p>
      )}
      {removed > 0 && <p>{t('answer.removed', { count: removed })}</p>}
      {all > 0 && modelProblem && <p>{t(`answer.modelProblem.${modelProblem}`)}</p>}
      {all > 0 && <p>{t(`answer.${way}`)}</p>}
      {sources.some(({ isSummary }) => isSummary) && <p>{t('answer.summaries')}</p>}
    </div>
  )
}
