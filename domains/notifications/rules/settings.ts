/** What a person has chosen, on top of what is usual. */
import { type Kind, kindRules, kinds, type Way, ways } from '../data/kinds.ts'

/** Only what differs from the usual has to be in it. */
export type Chosen = Partial<Record<Kind, Partial<Record<Way, boolean>>>>

export type Switches = Record<Way, boolean>

export const usualOf = (kind: Kind): Switches =>
  Object.fromEntries(ways.map((way) => [way, kindRules[kind].usual.includes(way)])) as Switches

/** Every kind with all its switches, in the order of the settings. */
export const settingsOf = (chosen: Chosen): (Switches & { kind: Kind })[] =>
  kinds.map((kind) => ({ kind, ...usualOf(kind), ...chosen[kind] }))
