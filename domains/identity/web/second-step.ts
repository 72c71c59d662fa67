/** What is known of the second step that is still to be done; kept, so that a reloaded page can go on. */
import { readStored, writeStored } from '@mizan/platform/ui'
import type { ChannelChoice, SentCode, SignedIn } from '../schemas.ts'

/** A code on its way, with the moment (milliseconds since 1970) at which it was asked for. */
export interface Sent {
  code: SentCode
  at: number
}

export interface SecondStep {
  channels: ChannelChoice[]
  factors: SignedIn['factors']
  /** How it is being done, once that is chosen. */
  chosen?: { way: 'code'; sent: Sent } | { way: 'totp' }
}

const key = 'verification'
const unknown: SecondStep = { channels: [{ channel: 'email', hint: '' }], factors: [] }

export function readSecondStep(): SecondStep {
  try {
    const kept = JSON.parse(readStored(key) ?? '{}') as Partial<SecondStep>
    return { ...unknown, ...kept }
  } catch {
    return unknown
  }
}

/** Only while the step is due: afterwards nothing of it is kept. */
export function keepSecondStep(step: SecondStep): void {
  if (readStored(key) !== null) writeStored(key, JSON.stringify(step))
}
