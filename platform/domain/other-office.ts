/** Ids of a domain that a person outside the office may know, and the required answer of a call with one of them. */

interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Calls a row as the victim, and returns the `data` of its answer. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the row answers
type CallAsVictim = (row: string, input?: Input) => Promise<any>

export interface Reach<Learnt> {
  input: (learnt: Learnt) => Input
  /** Code of the answer: the same as for an id that does not exist. */
  answer: string
}

type Ids = Record<string, string>

export interface OtherOffice<Learnt extends Ids = Ids> {
  /** Creates something in the victim's office and returns its ids; the victim's own ids are always known. */
  fill?: (call: CallAsVictim, victim: { userId: string }) => Promise<Learnt>
  /** Every row that takes an id of something that a person or an office owns. */
  reaches: Readonly<Record<string, Reach<Learnt & { userId: string }>>>
  /** Rows whose ids may be known to strangers. */
  meantToBeKnown?: readonly string[]
}

export const defineOtherOffice = <Learnt extends Ids>(reach: OtherOffice<Learnt>): AnyOtherOffice => reach
// biome-ignore lint/suspicious/noExplicitAny: each domain has ids of its own
export type AnyOtherOffice = OtherOffice<any>
