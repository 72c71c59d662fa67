/** What is next in a case, out of everything of it that has a day or is to do. */
import type { HearingKind } from '../../data/hearing-kinds.ts'
import type { Case, Hearing, Limit, Task } from '../../schemas.ts'

export interface NextThing {
  kind: 'deadline' | 'hearing' | 'limit' | 'task'
  id: string
  /** Empty for the deadline of the case and for a hearing without a court. */
  title: string
  /** Null: a task without a deadline, which comes after all that has one. */
  date: string | null
  time: string | null
  isCritical: boolean
  awaits: boolean
  /** Of a hearing. */
  hearingKind: HearingKind | null
  assignee: Task['assignee']
}

interface Things {
  record: Pick<Case, 'caseId' | 'state' | 'deadline' | 'courtName'>
  hearings: readonly Hearing[]
  limits: readonly Limit[]
  /** Those to do, in the order of the case. */
  tasks: readonly Task[]
  today: string
}

const plain = { title: '', time: null, isCritical: false, awaits: false, hearingKind: null, assignee: null }

/** All that is open, the nearest first; hearings that passed are over. */
export function nextThings({ record, hearings, limits, tasks, today }: Things): NextThing[] {
  const { caseId, state, deadline, courtName } = record
  const things: NextThing[] = [
    ...(deadline && state !== 'closed'
      ? [{ ...plain, kind: 'deadline' as const, id: caseId, date: deadline }]
      : []),
    ...hearings
      .filter(({ date }) => date >= today)
      .map(({ hearingId, date, time, court, kind: hearingKind, attorney: assignee }) => ({
        ...{ ...plain, kind: 'hearing' as const, id: hearingId, date, time, hearingKind, assignee },
        title: court ?? courtName ?? '',
      })),
    ...limits
      .filter((limit) => limit.state !== 'done')
      .map(({ limitId, title, date, isCritical, state: stands }) => ({
        ...{ ...plain, kind: 'limit' as const, id: limitId, title, date, isCritical },
        awaits: stands === 'awaiting',
      })),
    ...tasks.map(({ caseTaskId, displayTitle, deadline: date, assignee }) => ({
      ...{ ...plain, kind: 'task' as const, id: caseTaskId, title: displayTitle, date, assignee },
    })),
  ]
  const keyOf = ({ date, time }: NextThing) => `${date ?? '9999-12-31'} ${time ?? ''}`
  return things.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
}
