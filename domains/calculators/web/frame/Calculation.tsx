/** The frame of a calculator: inputs beside the answer, which follows the typing, and the explanation of the answer. */
import { Failure, PageHead, useLanguage, useTitle } from '@mizan/platform/ui'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Calculator, Sheet } from '../../rules/calculator.ts'
import type { Figures } from '../../rules/figures.ts'
import { Refusal, sayRefusal } from '../../rules/refusal.ts'
import type { Common } from '../../schemas.ts'
import { useText } from '../text.ts'
import { Details } from './Details.tsx'
import classes from './frame.module.css'
import { OfflineLine } from './OfflineLine.tsx'
import { Tools } from './Tools.tsx'
import { useFigures } from './use-figures.ts'
import { useUsed } from './use-used.ts'

interface Props<Input, Answer extends Common> {
  title: string
  /** The entry of the list, which is remembered as used. */
  id: string
  /** The row that answers the same sum. */
  row: string
  calculator: Calculator<Input, Answer>
  /** Undefined while a field is missing; `missing` names it. */
  input: Input | undefined
  missing: string
  fields: ReactNode
  /** The way to resolve a refusal, shown beside its words. */
  resolve?: (refusal: Refusal, figures: Figures) => ReactNode
  /** The tables and charts of this calculator, below the headline. */
  children: (answer: Answer, sheet: Sheet) => ReactNode
}

type Outcome<Answer> = { answer: Answer; sheet: Sheet } | { refused: Refusal }

export function Calculation<Input, Answer extends Common>(props: Props<Input, Answer>) {
  const { title, id, row, calculator, input, missing, fields, resolve, children } = props
  const t = useText()
  const language = useLanguage()
  const known = useFigures()
  const address = useRouterState({ select: ({ location }) => location.href })
  useTitle(title)
  const outcome = useMemo(
    () => input && known.figures && outcomeOf(calculator, input, known.figures, language),
    [calculator, input, known.figures, language],
  )
  const done = outcome && 'answer' in outcome ? outcome : undefined
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  useUsed(id, done !== undefined)
  return (
    <>
      <PageHead back={{ href: '/calculators', label: t('title') }} title={title} />
      {known.storedAt && <OfflineLine at={known.storedAt} />}
      <div className={classes.columns}>
        <section className={classes.fields} aria-label={t('inputs')}>
          {fields}
        </section>
        <section className={classes.answer} aria-label={t('answer')}>
          {known.isLoading && <div className={classes.headline} aria-busy />}
          {known.error && !known.figures && <Failure error={known.error} onRetry={known.retry} />}
          {known.figures && (
            <Headline
              sheet={done?.sheet}
              words={refused ? sayRefusal(refused, language) : missing}
              isRefused={refused !== undefined}
              action={refused && resolve?.(refused, known.figures)}
            />
          )}
          {done && <Tools row={row} input={input} sheet={done.sheet} address={address} />}
          {done && children(done.answer, done.sheet)}
          {done && (
            <Details
              answer={done.sheet.hasSteps ? { ...done.answer, steps: [] } : done.answer}
              sheet={done.sheet}
            />
          )}
        </section>
      </div>
    </>
  )
}

function outcomeOf<Input, Answer extends Common>(
  { calculate, sheet }: Calculator<Input, Answer>,
  input: Input,
  figures: Figures,
  language: 'tr' | 'en',
): Outcome<Answer> {
  try {
    const answer = calculate(input, figures)
    return { answer, sheet: sheet(input, answer, language) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error }
  }
}

interface HeadlineProps {
  sheet: Sheet | undefined
  /** The missing field, or the reason for no result. */
  words: string
  isRefused: boolean
  action: ReactNode
}

/** The first two results; on a phone they stay at the top. */
function Headline({ sheet, words, isRefused, action }: HeadlineProps) {
  const [first, second] = sheet?.results ?? []
  return (
    <div className={classes.headline} role="status" data-refused={isRefused || undefined}>
      {first ? (
        <>
          <p className={classes.result}>
            <strong>{first.value}</strong> <span>{first.label}</span>
          </p>
          {second && (
            <p className={classes.second}>
              {second.value} <span>{second.label}</span>
            </p>
          )}
        </>
      ) : (
        <div className={classes.said}>
          <p className={classes.words}>{words}</p>
          {action}
        </div>
      )}
    </div>
  )
}
