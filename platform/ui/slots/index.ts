// biome-ignore-all lint/suspicious/noEmptyInterface: screens fill it
/**
 * Slots: named places in screens that a later domain fills without being imported there, such as the tools beside a
 * search hit. The domain that offers a slot declares it beside the screen, with the properties of its fillings:
 *
 *     declare module '@mizan/platform/ui/slots' {
 *       interface Slots {
 *         'research.decision-hit': { hit: DecisionHit }
 *       }
 *     }
 *
 * The screen renders `<Slot name="research.decision-hit" hit={hit} />`; the manifest of a later domain contains
 * `fill('research.decision-hit', 'cases.add', AddToCase)`. The program passes all fillings in once, before it renders.
 */
import type { ComponentType } from 'react'

/** The names of the slots, with the properties that their fillings receive. */
export interface Slots {}

export type SlotName = keyof Slots & string

export interface Fill {
  slot: SlotName
  /** Names it in the log if it fails. */
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: `fill` has compared what it takes with what the place gives
  content: ComponentType<any>
}

/** Fills a slot. It does not compile if the component needs more than the slot passes on. */
export const fill = <N extends SlotName>(slot: N, id: string, content: ComponentType<Slots[N]>): Fill => ({
  slot,
  id,
  content,
})

const none: readonly Fill[] = []
let filled: ReadonlyMap<string, readonly Fill[]> = new Map()

/** Replaces everything that was filled before. */
export function fillSlots(fills: readonly Fill[]): void {
  filled = Map.groupBy(fills, ({ slot }) => slot)
}

/** The fillings of a slot, in the order of the domains. */
export const fillsOf = (slot: SlotName): readonly Fill[] => filled.get(slot) ?? none
