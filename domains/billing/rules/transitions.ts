/**
 * The states of a subscription and the events that lead from one to another: the drawing in docs/ is made of this
 * table.
 */

export const states = ['none', 'trial', 'paid', 'grace', 'lapsed'] as const
export type State = (typeof states)[number]

/** Actions and payments of people; `ends` and `fails` come from the clock and the bank. */
export const events = [
  'startTrial',
  'buy',
  'renew',
  'extend',
  'switch',
  'addSeats',
  'autoRenewal',
  'cancel',
  'reactivate',
  'refund',
  'endsRenewing',
  'ends',
  'fails',
] as const
export type Event = (typeof events)[number]

export interface Transition {
  from: State
  on: Event
  to: State
}

const stays = (on: Event, ...among: State[]): Transition[] =>
  among.map((state) => ({ from: state, on, to: state }))
const leads = (on: Event, to: State, ...from: State[]): Transition[] =>
  from.map((state) => ({ from: state, on, to }))

export const transitions: readonly Transition[] = [
  ...leads('startTrial', 'trial', 'none'),
  ...leads('buy', 'paid', 'none', 'trial', 'grace', 'lapsed'),
  ...leads('endsRenewing', 'grace', 'trial', 'paid'),
  ...leads('ends', 'lapsed', 'trial', 'paid', 'grace'),
  ...leads('renew', 'paid', 'grace'),
  ...stays('fails', 'grace'),
  ...stays('extend', 'paid'),
  ...stays('switch', 'trial', 'paid'),
  ...stays('addSeats', 'paid'),
  ...stays('autoRenewal', 'trial', 'paid'),
  ...stays('cancel', 'trial', 'paid'),
  ...leads('cancel', 'lapsed', 'grace'),
  ...stays('reactivate', 'trial', 'paid'),
  ...leads('refund', 'lapsed', 'paid', 'grace'),
]

/** Undefined if the event has no effect in this state. */
export const nextState = (state: State, event: Event): State | undefined =>
  transitions.find(({ from, on }) => from === state && on === event)?.to
