/** A mail as it is filed: its sender, its subject, and the attached files. */

export interface MailFile {
  /** Empty if the mail has none. */
  messageId: string
  subject: string
  /** The sender that the mail names; anybody can write any name. */
  from: { name: string; address: string }
  to: string[]
  /** ISO 8601; null if the mail has no date that is one. */
  sentAt: string | null
  /** Its beginning. */
  text: string
  attachments: MailAttachment[]
  /** Whether it has more attachments than these. */
  isCut: boolean
}

export interface MailAttachment {
  /** The name that the mail states; empty if it has none. */
  name: string
  type: string
  bytes: number
  /** A small picture within the text, such as the sign of a firm. */
  isOrnament: boolean
}

export interface OpenedAttachment extends MailAttachment {
  content: Uint8Array
}

export const mailLimits = {
  /** Letters of the text. */
  text: 20_000,
  subject: 500,
  /** The longest name or address. */
  name: 320,
  recipients: 20,
  attachments: 100,
  /** The largest picture within the text that does not count as a file, in bytes. */
  ornament: 20_000,
} as const
