/** `/tutorials`: the first hour as a list that ticks itself by the records of the office, and that can be finished. */

import type { identityRows } from '@mizan/identity/contract'
import { Button, hooksOf, Page, PageHead, useTitle, Waiting } from '@mizan/platform/ui'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../text.ts'
import { Films } from './Films.tsx'
import classes from './tutorials.module.css'
import { type Step, useSteps } from './use-steps.ts'

const { useCall, useSend } = hooksOf<typeof identityRows>()

export function Tutorials() {
  const t = useText()
  useTitle(t('tutorials.title'))
  const steps = useSteps()
  const status = useCall('user.tutorialStatus', {})
  const finish = useSend('user.completeTutorial')
  const isCompleted = status.data?.completed === true
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Page width="text">
      <PageHead title={t('tutorials.title')} line={<p>{t('tutorials.lead')}</p>} />
      <p role="status" className={classes.count}>
        {isCompleted ? t('tutorials.completed') : t('tutorials.count', { done, all: steps.length })}
      </p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <OneStep key={step.name} step={step} />
        ))}
      </ol>
      {status.isPending && <Waiting height={40} />}
      {status.data && !isCompleted && (
        <Button className={classes.finish} loading={finish.isPending} onClick={() => finish.mutate({})}>
          {t('tutorials.finish')}
        </Button>
      )}
      <Films />
    </Page>
  )
}

function OneStep({ step: { name, to, isDone } }: { step: Step }) {
  const t = useText()
  const Mark = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Mark size={24} aria-hidden />
      <div>
        <h2>
          {t(`tutorials.${name}.title`)}{' '}
          {isDone && <span className="visually-hidden">({t('tutorials.done')})</span>}
        </h2>
        <p>{t(`tutorials.${name}.body`)}</p>
        <Link to={to}>{t(`tutorials.${name}.go`)}</Link>
      </div>
    </li>
  )
}
