/** The text of a file, and the places of its paragraphs in the file. */

export type TextType = 'pdf' | 'docx' | 'udf' | 'xlsx' | 'eml' | 'txt'

/** The number from 1; a paragraph without a text is counted and left out. */
export interface NumberedText {
  number: number
  text: string
}

/** Only a PDF has pages that are the same for every reader. Rows of a sheet count as paragraphs, cells lie between tabs. */
export type FileText = { pages: NumberedText[] } | { paragraphs: NumberedText[]; mail?: MailHead }

export interface MailHead {
  subject: string
  from: string
  to: string[]
  copies: string[]
  /** ISO 8601; null if the mail has no date that is one. */
  sentAt: string | null
  attachments: { name: string; type: string; bytes: number }[]
}

export const textLimits = {
  /** The characters of the whole text. */
  characters: 20_000_000,
  pages: 5_000,
  paragraphs: 400_000,
  milliseconds: 30_000,
} as const
