/** News as HTML: markup in them stays text, and addresses that would run a script are left out. */
import { micromark } from 'micromark'

export const htmlOf = (markdown: string): string => micromark(markdown)
