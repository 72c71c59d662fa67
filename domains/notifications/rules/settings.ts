/** The choices of a person, on top of the usual settings. */
import { type KindRule, type NotificationWay, ways } from '../data/kinds.ts'

export type Switches = Record<NotificationWay, boolean>

/** The switches by kind. Only those that differ from the usual ones are needed. */
export type ChosenSwitches = Readonly<Record<string, Partial<Switches>>>

export const usualOf = ({ usual }: Pick<KindRule, 'usual'>): Switches =>
  Object.fromEntries(ways.map((way) => [way, usual.includes(way)])) as Switches

export const switchesOf = (kind: string, rule: KindRule, chosen: ChosenSwitches): Switches => ({
  ...usualOf(rule),
  ...chosen[kind],
})
