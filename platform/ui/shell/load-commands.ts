/** Loads what the domains add to the command palette. What cannot be loaded is left out, and asked for again the next time. */
import { useUiCommands } from './commands.ts'
import type { LoadCommands, UseCommands } from './config.ts'

const none: UseCommands = () => []
const loaded = new Map<LoadCommands, UseCommands>()

const one = (load: LoadCommands): Promise<UseCommands> =>
  load().then(
    (use) => {
      loaded.set(load, use)
      return use
    },
    () => none,
  )

let asked: Promise<readonly UseCommands[]> | undefined

/** The same promise while nothing is missing, so that a palette that is opened again shows at once. */
export function loadCommands(loads: readonly LoadCommands[]): Promise<readonly UseCommands[]> {
  if (asked && loads.every((load) => loaded.has(load))) return asked
  asked = Promise.all(loads.map(one)).then((uses) => [useUiCommands, ...uses])
  return asked
}
