/** The case and work of the timer, as they are typed. */
import { useLanguage } from '@mizan/platform/ui'
import { readMoney, useForm } from '@mizan/platform/ui/forms'
import { useEffect, useRef } from 'react'
import { timeInTurkey } from '../../rules/duration.ts'
import { useCaseTitle } from '../CaseField.tsx'
import { rateProblem, writtenRate } from '../rate.ts'
import { useText } from '../text.ts'
import { endOf } from './EndField.tsx'
import { useTimerActions } from './use-timer.ts'
import type { LocalTimer } from './waiting.ts'

export interface TimerValues {
  caseId: string | null
  what: string
  rate: string
  /** Hour and minute in Turkey; asked only of a timer that was probably forgotten. */
  end: string
}

/** Typed text is stored with the running timer, also when the panel closes. */
export function useRunningForm(
  timer: LocalTimer,
  { isForgotten, onDone }: { isForgotten: boolean; onDone: () => void },
) {
  const t = useText()
  const language = useLanguage()
  const { stop, change } = useTimerActions()
  const titleOf = useCaseTitle(timer)
  /** The timer is being stopped or discarded, so nothing is left to save. */
  const isOver = useRef(false)
  const form = useForm<TimerValues>({
    initial: {
      caseId: timer.caseId,
      what: timer.what,
      rate: writtenRate(timer.rate, language),
      end: timeInTurkey(new Date()),
    },
    check: ({ caseId, what, rate, end }) => ({
      ...(caseId === null && { caseId: t('problem.case') }),
      ...(what.trim() === '' && { what: t('problem.what') }),
      ...rateProblem(rate, language, t('problem.rate')),
      ...(isForgotten && endOf(timer.startedAt, end) === undefined && { end: t('problem.time') }),
    }),
    submit: async ({ caseId, what, rate, end }) => {
      const purpose = {
        caseTitle: titleOf(caseId),
        what: what.trim(),
        rate: readMoney(rate, language) ?? null,
      }
      const ended = { ...timer, ...purpose, caseId: caseId ?? '' }
      const endedAt = isForgotten ? endOf(timer.startedAt, end)?.toISOString() : undefined
      isOver.current = true
      isOver.current = await stop(ended, endedAt)
      if (isOver.current) onDone()
    },
  })
  const { caseId, what, rate } = form.values
  /** Unfinished text stays here only. */
  const save = () => {
    const read = readMoney(rate, language) ?? null
    const isSame = caseId === timer.caseId && what.trim() === timer.what && read === timer.rate
    if (isSame || isOver.current || Object.keys(rateProblem(rate, language, '')).length > 0) return
    void change({ caseId, caseTitle: titleOf(caseId), what: what.trim(), rate: read })
  }
  const latest = useRef(save)
  latest.current = save
  useEffect(() => () => latest.current(), [])
  const end = () => {
    isOver.current = true
  }
  return { form, save, end }
}
