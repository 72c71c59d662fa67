/** What a person has chosen, on top of what is usual. */
import { type KindRule, type NotificationWay, ways } from '../data/kinds.ts'

export type Switches = Record<NotificationWay, boolean>

/** By kind. Only what differs from the usual has to be in it. */
export type ChosenSwitches = Readonly<Record<string, Partial<Switches>>>

export const usualOf = ({ usual }: Pick<KindRule, 'usual'>): Switches =>
  Object.fromEntries(ways.map((way) => [way, usual.includes(way)])) as Switches

export const switchesOf = (kind: string, rule: KindRule, chosen: ChosenSwitches): Switches => ({
  ...usualOf(rule),
  ...chosen[kind],
})
