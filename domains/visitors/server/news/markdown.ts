/** News as HTML: markup in them stays text, and addresses that would run something are left out. */
import { micromark } from 'micromark'

export const htmlOf = (markdown: string): string => micromark(markdown)
