/** The actor of a call. The record of an office names a person, or nobody if a program acted of its own accord. */

/** `officeId`: the office on whose behalf they act, if there is one. */
export type Actor =
  /** Somebody with a session. */
  | { kind: 'person'; userId: string; officeId?: string }
  /** Work without a call; `causedBy` is the person whose call added it. */
  | { kind: 'job'; job: string; causedBy?: string; officeId?: string }
  /** A service outside that sends a report, such as a payment. */
  | { kind: 'webhook'; sender: string; officeId?: string }
  /** A person who runs commands on the server, or the start-up of the server itself. */
  | { kind: 'operator'; command: string }

/** The id of the person whom the record names. */
export function personOf(actor: Actor | null): string | undefined {
  if (actor?.kind === 'person') return actor.userId
  return actor?.kind === 'job' ? actor.causedBy : undefined
}

export const officeOf = (actor: Actor | null): string | undefined =>
  actor === null || actor.kind === 'operator' ? undefined : actor.officeId
