/** Calls of the portal go one after the other, with a pause after each, however many pages of it ask. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

interface PortalTurns {
  /** Runs one function at a time, whoever calls. */
  alone: (work: () => Promise<void>) => Promise<unknown>
  pause: () => Promise<void>
}

/** The caller has the answer before the pause is over. */
export const turnsOf =
  ({ alone, pause }: PortalTurns): Turns =>
  (work) =>
    new Promise((resolve, reject) => {
      alone(async () => {
        await work().then(resolve, reject)
        await pause()
      }).catch(reject)
    })
