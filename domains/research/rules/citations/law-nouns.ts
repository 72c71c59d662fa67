/** The words that end the name of a law. */
import type { Scan } from './scan.ts'

export function isLawNoun(s: Scan, index: number): boolean {
  const entry = s.lexemes[index]?.word
  if (!entry) return false
  return (entry.term === 'kanun' && entry.folded !== 'kanuni') || entry.term === 'yasa'
}
