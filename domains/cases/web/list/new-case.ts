/** What is typed for a new case, and what of it is sent. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Language } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { readMoney } from '@mizan/platform/ui/forms'
import type { Jurisdiction } from '../../data/jurisdictions.ts'
import type { PartyRole } from '../../data/party-roles.ts'
import { noState } from '../../data/words.ts'
import { usualRoles } from '../../rules/sides.ts'
import type { State } from './address.ts'

export interface Values {
  displayTitle: string
  caseNumber: string
  jurisdiction: Jurisdiction
  caseType: string
  clientId: string | null
  clientRole: PartyRole
  opponentName: string
  opponentRole: PartyRole
  conflictsSeen: boolean
  state: State
  docketNumber: string
  courtName: string
  /** As it was typed. */
  claimValue: string
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

const [clientRole, opponentRole] = usualRoles('civil')

export const empty: Values = {
  displayTitle: '',
  caseNumber: '',
  jurisdiction: 'civil',
  caseType: '',
  clientId: null,
  clientRole,
  opponentName: '',
  opponentRole,
  conflictsSeen: false,
  state: 'open',
  docketNumber: '',
  courtName: '',
  claimValue: '',
  assigneeId: null,
  deadline: '',
  template: null,
  templateStart: '',
}

export const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()))

/** The body of `cases.create`. A day or an amount that cannot be read is sent as it is, and refused beside its field. */
export const bodyOf = (
  {
    state,
    deadline,
    docketNumber,
    courtName,
    caseType,
    claimValue,
    clientRole,
    opponentName,
    opponentRole,
    template,
    templateStart,
    ...rest
  }: Values,
  language: Language,
) => ({
  ...rest,
  state: state === noState ? null : state,
  caseType: caseType.trim() || null,
  clientRole: rest.clientId === null ? null : clientRole,
  opponentName: opponentName.trim() || null,
  opponentRole: opponentName.trim() === '' ? null : opponentRole,
  docketNumber: docketNumber.trim() || null,
  courtName: courtName.trim() || null,
  claimValue: claimValue.trim() ? (readMoney(claimValue, language) ?? claimValue) : null,
  deadline: deadline.trim() ? (dayOf(deadline) ?? deadline) : null,
  template: template && { ...template, startDate: dayOf(templateStart) ?? templateStart },
})
