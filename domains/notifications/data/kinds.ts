/** Kinds of notification: each domain adds the kinds of its own events. */
import type { BilingualText, EntryDetail } from '@mizan/platform/contract'

/** `screen`: in the bell. `mail`: within minutes. `digest`: once a day, in one letter. */
export const ways = ['screen', 'mail', 'digest'] as const
export type NotificationWay = (typeof ways)[number]

export interface KindRule {
  /** The name of the kind in the settings. */
  name: BilingualText
  /** The event, in words that follow the name of its actor; the words of the record of the office, if left out. */
  says?: BilingualText
  /** Words that follow these. */
  adds?: BilingualText
  /** The ways in which people are notified unless they choose otherwise. */
  usual: readonly NotificationWay[]
  /** For events that nobody may miss because of a setting: the reason why it cannot be switched off on the screen. */
  critical?: BilingualText
}

/** A reminder of a day has no entry in the record, so its rule contains its words, and names the shown details. */
export interface ReminderRule extends KindRule {
  says: BilingualText
  shows: readonly EntryDetail[]
}

/** Kinds under one heading of the settings, in their order there. */
export interface KindGroup {
  name: BilingualText
  kinds: Readonly<Record<string, KindRule>>
}

/** The heading of the reminders of all domains. */
export const reminderGroup: BilingualText = { tr: 'Hatırlatmalar', en: 'Reminders' }

export const alwaysOn = ({ critical }: Pick<KindRule, 'critical'>, way: NotificationWay): boolean =>
  way === 'screen' && critical !== undefined
