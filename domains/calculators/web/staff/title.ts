/** The words for a figure as the title of their table: the same words are also used within sentences. */
import type { Language } from '@mizan/platform/ui'
import { figureNames } from '../../data/figure-tables.ts'

export function titleOf(table: keyof typeof figureNames, language: Language): string {
  const words = figureNames[table][language]
  return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)
}
