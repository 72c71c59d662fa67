/** What is typed for a new case, and what of it is sent. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { readDay } from '@mizan/platform/ui/chips'
import { noState } from '../../data/words.ts'
import type { State } from './address.ts'

export interface Values {
  displayTitle: string
  caseNumber: string
  clientId: string | null
  opponentName: string
  conflictsSeen: boolean
  state: State
  docketNumber: string
  courtName: string
  assigneeId: string | null
  /** As it was typed. */
  deadline: string
  template: ChosenTemplate | null
  /** The day from which those of its tasks are counted, as it was typed. */
  templateStart: string
}

/** With the version that was offered. */
export interface ChosenTemplate {
  templateId: string
  version: number
}

export const empty: Values = {
  displayTitle: '',
  caseNumber: '',
  clientId: null,
  opponentName: '',
  conflictsSeen: false,
  state: 'open',
  docketNumber: '',
  courtName: '',
  assigneeId: null,
  deadline: '',
  template: null,
  templateStart: '',
}

export const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()))

/** The body of `cases.create`. A deadline that no day stands for is sent as it is, and refused beside its field. */
export const bodyOf = ({
  state,
  deadline,
  docketNumber,
  courtName,
  opponentName,
  template,
  templateStart,
  ...rest
}: Values) => ({
  ...rest,
  state: state === noState ? null : state,
  opponentName: opponentName.trim() || null,
  docketNumber: docketNumber.trim() || null,
  courtName: courtName.trim() || null,
  deadline: deadline.trim() ? (dayOf(deadline) ?? deadline) : null,
  template: template && { ...template, startDate: dayOf(templateStart) ?? templateStart },
})
