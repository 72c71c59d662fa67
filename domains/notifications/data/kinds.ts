/** Kinds of notification: each domain brings those of what it tells people of. */
import type { Said, Shown } from '@mizan/platform/contract'

/** `screen`: in the bell. `mail`: within minutes. `digest`: once a day, in one letter. */
export const ways = ['screen', 'mail', 'digest'] as const
export type Way = (typeof ways)[number]

export interface KindRule {
  /** As the settings call it. */
  name: Said
  /** What happened, said after the name of the person who did it; the words of the record of the office, if left out. */
  says?: Said
  /** Said after these words. */
  adds?: Said
  /** The ways that people are told by unless they choose otherwise. */
  usual: readonly Way[]
  /** For what nobody may miss because of a setting: why it cannot be switched off on the screen. */
  critical?: Said
}

/** A reminder of a day has no entry in the record, so it brings its words, and says which of its details are shown. */
export interface ReminderRule extends KindRule {
  says: Said
  shows: readonly Shown[]
}

/** Kinds under one heading of the settings, in their order there. */
export interface KindGroup {
  name: Said
  kinds: Readonly<Record<string, KindRule>>
}

/** The heading of the reminders of all domains. */
export const reminderGroup: Said = { tr: 'Hatırlatmalar', en: 'Reminders' }

export const alwaysOn = ({ critical }: Pick<KindRule, 'critical'>, way: Way): boolean =>
  way === 'screen' && critical !== undefined
