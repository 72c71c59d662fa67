/** The stage of an answer. The live region of the screen reads it out, not this line. */
import type { AnswerStage } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './ask.module.css'

const stages: readonly AnswerStage[] = ['searching', 'reading', 'writing', 'checking']

export function StageLine({ stage }: { stage: AnswerStage }) {
  const t = useText()
  const now = stages.indexOf(stage)
  return (
    <ol className={classes.stages} aria-label={t('stage.label')}>
      {stages.map((one, at) => (
        <li
          key={one}
          data-state={at < now ? 'done' : at === now ? 'now' : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          {t(`stage.${one}`)}
        </li>
      ))}
    </ol>
  )
}
