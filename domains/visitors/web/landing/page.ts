/** The parts of a public page. */
import type { Markup } from '../../rules/html.ts'

export const languages = ['tr', 'en'] as const
export type Language = (typeof languages)[number]
export type BilingualText = Readonly<Record<Language, string>>

export interface Page {
  /** Its address; empty for the first page. In English it is below `/en`. */
  name: string
  title: BilingualText
  description: BilingualText
  body: (language: Language) => Markup
  /** Structured data beside that of the product, with the names of schema.org. */
  data?: (language: Language) => object
  /** Hidden from search engines: a demonstration, or a page for the telephone. */
  isUnlisted?: true
}

export const pathOf = (name: string, language: Language): string =>
  `${language === 'en' ? '/en' : ''}${name === '' && language === 'en' ? '' : `/${name}`}`
