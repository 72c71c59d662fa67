/** The growth of the debt; its chart is loaded once there is a result. */
import { lazy, Suspense, useMemo } from 'react'
import { growthOf } from '../../rules/interest/growth.ts'
import type { InterestAnswer, InterestInput } from '../../schemas/interest.ts'
import classes from './growth.module.css'

const GrowthChart = lazy(async () => ({ default: (await import('./GrowthChart.tsx')).GrowthChart }))

export function Growth({ input, answer }: { input: InterestInput; answer: InterestAnswer }) {
  const points = useMemo(() => growthOf(input, answer), [input, answer])
  return (
    <Suspense fallback={<div className={classes.waiting} />}>
      <GrowthChart points={points} currency={answer.currency} />
    </Suspense>
  )
}
