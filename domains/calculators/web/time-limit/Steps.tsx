/** Shows how the last day was computed, step by step, each with its articles. */
import { useLanguage } from '@mizan/platform/ui'
import type { Step } from '../../schemas/answer.ts'
import { Article } from './Article.tsx'
import { useText } from './text.ts'
import classes from './time-limit.module.css'

export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-label={t('steps')}>
      <h2 className={classes.heading}>{t('steps')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ says, result, cites = [] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order and have no other name
          <li key={at}>
            <span>{says[language]}</span>
            {result && <strong>{result[language]}</strong>}
            {cites.length > 0 && (
              <span className={classes.cites}>
                {cites.map((one) => (
                  <Article key={`${one.law} ${one.article}`} cited={one} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
