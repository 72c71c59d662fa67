/** Notifies many people, one after the other, each in a transaction of their own. */
import type { Person } from './store/waiting.ts'

/** Called before each person; the next run serves those that are left. */
export type GoesOn = () => boolean

/**
 * A failure for one person does not keep the others from their letters; afterwards the run fails, so that it is
 * repeated.
 */
export async function notifyEach(
  people: readonly Person[],
  goesOn: GoesOn,
  send: (person: Person) => Promise<boolean>,
): Promise<{ letters: number }> {
  let letters = 0
  const failures: unknown[] = []
  for (const person of people) {
    if (!goesOn()) throw new Error('The server stops before everybody was notified')
    try {
      if (await send(person)) letters += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} people could not be notified`)
  return { letters }
}
