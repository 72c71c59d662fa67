// biome-ignore-all lint/suspicious/noEmptyInterface: screens fill it
/**
 * Named places in screens that a later domain fills without being imported there, such as the tools beside a search
 * hit. Whoever offers a place names it beside the screen, with what is handed to those who fill it:
 *
 *     declare module '@mizan/platform/ui/slots' {
 *       interface Slots {
 *         'research.decision-hit': { hit: DecisionHit }
 *       }
 *     }
 *
 * The screen draws `<Slot name="research.decision-hit" hit={hit} />`; the manifest of a later domain holds
 * `fill('research.decision-hit', 'cases.add', AddToCase)`. The program hands all of them in once, before it draws.
 */
import type { ComponentType } from 'react'

/** The names of the places, with what those who fill them are given. */
export interface Slots {}

export type SlotName = keyof Slots & string

export interface Fill {
  slot: SlotName
  /** Names it in the log where it fails. */
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: `fill` has compared what it takes with what the place gives
  content: ComponentType<any>
}

/** Puts a part into a place. One that asks for more than the place gives does not compile. */
export const fill = <N extends SlotName>(slot: N, id: string, content: ComponentType<Slots[N]>): Fill => ({
  slot,
  id,
  content,
})

const none: readonly Fill[] = []
let filled: ReadonlyMap<string, readonly Fill[]> = new Map()

/** Takes the place of what was filled before. */
export function fillSlots(fills: readonly Fill[]): void {
  filled = Map.groupBy(fills, ({ slot }) => slot)
}

/** What stands in a place, in the order of the domains. */
export const fillsOf = (slot: SlotName): readonly Fill[] => filled.get(slot) ?? none
