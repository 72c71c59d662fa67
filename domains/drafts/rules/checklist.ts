/** Finds the contents that the law requires and a text lacks. A place that contains a gap counts as missing. */
import { gapsIn } from './gaps.ts'

/**
 * `label`: a line that begins with it has a value; `section`: the text below this heading; `pattern`: occurs
 * somewhere.
 */
type Need = { label: string } | { section: string } | { pattern: string }

export interface Checklist {
  title: string
  items: readonly { label: string; source: string; needs: readonly Need[] }[]
}

export interface ChecklistItem {
  label: string
  source: string
  isMet: boolean
}

export function checkAgainst({ items }: Checklist, text: string): ChecklistItem[] {
  const lines = text.split('\n').map((line) => line.trim())
  return items.map(({ label, source, needs }) => ({
    label,
    source,
    isMet: needs.every((need) => isMet(need, lines, text)),
  }))
}

function isMet(need: Need, lines: readonly string[], text: string): boolean {
  if ('pattern' in need) return new RegExp(need.pattern).test(withoutGaps(text))
  if ('label' in need) {
    const own = lines.filter((line) => line.startsWith(need.label))
    return own.length > 0 && own.every((line) => gapsIn(line).length === 0 && /:\s*\S/.test(line))
  }
  const at = lines.indexOf(need.section)
  const first = at < 0 ? undefined : lines.slice(at + 1).find((line) => line !== '')
  return first !== undefined && gapsIn(first).length === 0 && !isHeading(first)
}

/** Headings are all in capitals; a citation of a law is not a heading. */
const isHeading = (line: string): boolean => line === line.toLocaleUpperCase('tr') && /\p{L}{3}/u.test(line)

const withoutGaps = (text: string): string => text.replace(/⟦[^⟧]*⟧/g, '')
