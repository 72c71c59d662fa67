/** Tells many people, one after the other, each in a transaction of their own. */
import type { Person } from './store/waiting.ts'

/** Asked before each person; those that are left are done by the next run. */
export type GoesOn = () => boolean

/** A person who cannot be told keeps nobody else from their letter; afterwards the run fails, so that it is repeated. */
export async function tellEach(
  people: readonly Person[],
  goesOn: GoesOn,
  tell: (person: Person) => Promise<boolean>,
): Promise<{ letters: number }> {
  let letters = 0
  const failures: unknown[] = []
  for (const person of people) {
    if (!goesOn()) throw new Error('The server stops before everybody was told')
    try {
      if (await tell(person)) letters += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people could not be told`)
  return { letters }
}
