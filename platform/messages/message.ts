/** A message to a person: one e-mail or one SMS. */
export interface Message {
  channel: 'email' | 'sms'
  /** One e-mail address, or a telephone number with its country code such as +905550000000. */
  to: string
  /** An e-mail needs a subject; an SMS has none. */
  subject?: string
  text: string
  html?: string
  /**
   * The message is not sent after this moment, for example when the code in it has expired; without it the message is
   * tried for a day.
   */
  validUntil?: Date
}

/** The message as it waits in the database, where dates are text. */
export interface QueuedMessage extends Omit<Message, 'validUntil'> {
  validUntil?: string
}

const maximum = { to: 320, subject: 200, text: 20_000, html: 100_000 } as const

/**
 * Refuses messages that must not be queued. A line break in an address or a subject would let a stranger add headers
 * to the mail, and an encoded word would show text that nobody has checked.
 * @throws TypeError naming the field
 */
export function assertMessage(message: Message): void {
  if (message.text.trim() === '') throw new TypeError('A message has a text')
  if (message.channel === 'email' && !message.subject) throw new TypeError('An email has a subject')
  for (const field of ['to', 'subject'] as const)
    if (/[\p{Cc}\u2028\u2029]/u.test(message[field] ?? ''))
      throw new TypeError(`The ${field} of a message has no line breaks or other control characters`)
  if (/=\?\S*\?=/.test(message.subject ?? ''))
    throw new TypeError('The subject of a message holds no encoded word: see `quoted`')
  for (const field of ['to', 'subject', 'text', 'html'] as const)
    if ((message[field]?.length ?? 0) > maximum[field]) throw new TypeError(`The ${field} is too long`)
}
