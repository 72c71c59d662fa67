/** This machine lacks what the scenario needs; the message says what. */
export class ScenarioUnavailable extends Error {}

/** @throws Error with the expectation, which is printed on the line of the scenario */
export function expect(isMet: boolean, otherwise: string): asserts isMet {
  if (!isMet) throw new Error(otherwise)
}
