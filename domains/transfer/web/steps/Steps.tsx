/** Where an import is: four numbered steps, the present one marked. */
import { useText } from '../text.ts'
import classes from './steps.module.css'

const names = ['table', 'mapping', 'check', 'result'] as const
export type StepName = (typeof names)[number]

export function Steps({ current }: { current: StepName }) {
  const t = useText()
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {names.map((name, at) => (
        <li
          key={name}
          aria-current={name === current ? 'step' : undefined}
          data-past={at < names.indexOf(current) || undefined}
        >
          <span aria-hidden className={classes.number}>
            {at + 1}
          </span>
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  )
}
