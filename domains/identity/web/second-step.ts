/** The state of the second step that is still due; stored, so that a reloaded page can continue. */
import { readStored, writeStored } from '@mizan/platform/ui'
import type { SentCode, StepLeft } from '../schemas.ts'
import type { EntryAddress } from './address.ts'

/** A code that was sent, with the moment (milliseconds since 1970) at which it was requested. */
export interface TimedCode {
  code: SentCode
  at: number
}

export interface SecondStep extends StepLeft {
  /** It belongs to a sign-up: one that founds an office, or one with an invitation to an office. */
  signsUp?: 'founder' | 'invited'
  /** The chosen method. */
  chosen?: { way: 'code'; sent: TimedCode } | { way: 'totp' } | { way: 'recovery' }
}

const key = 'verification'
const unknown: SecondStep = {
  channels: [{ channel: 'email', hint: '' }],
  factors: [],
  recovery: false,
  mailboxProven: true,
}

export function readSecondStep(): SecondStep {
  try {
    const kept = JSON.parse(readStored(key) ?? '{}') as Partial<SecondStep>
    return { ...unknown, ...kept }
  } catch {
    return unknown
  }
}

/** Stored only while the step is due; afterwards it is removed. */
export function keepSecondStep(step: SecondStep): void {
  if (readStored(key) !== null) writeStored(key, JSON.stringify(step))
}

/** Only the mailbox is left: the telephone was proven before. */
export const asksForMailbox = ({ mailboxProven, channels }: StepLeft): boolean =>
  !mailboxProven && channels.length === 1

/** Without another method there is no choice to go back to. */
export const hasOtherWay = ({ channels, factors, recovery }: StepLeft): boolean =>
  channels.length + factors.length + (recovery ? 1 : 0) > 1

/** The destination of the user once it is done. */
export const successOf = (step: SecondStep, search: EntryAddress) =>
  ({
    to: '/verify/success',
    search,
    state: { isNewAccount: step.signsUp !== undefined, hasFounded: step.signsUp === 'founder' },
    replace: true,
  }) as const
