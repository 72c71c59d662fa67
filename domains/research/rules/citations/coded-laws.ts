/** The law that an abbreviation means in a text. */
import { findLawCode } from '../laws.ts'
import type { CodeMention } from './codes.ts'
import { codeAt } from './codes.ts'
import { formMention, type LawMemory, type LawMention, mention } from './law-mentions.ts'
import { rivalNamed } from './rival-initials.ts'
import { numberAt, type Scan, wordAt } from './scan.ts'

const ANTI_TERROR = '3713'
/** Words before the name of a law that is one of another state. */
export const foreign =
  /^(?:alman|avusturya|isvicre|fransiz|fransa|italya|ingiliz|ingiltere|amerika|belcika|hollanda|ispanya|kibris|yunan|rus|azerbaycan|federal)/

export function codedLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const code = codeAt(s, index, memory)
  if (!code) return undefined
  const alias = memory.aliases.get(code.folded)
  if (alias) return { ...alias, first: index, last: code.last, bare: true, tentative: false }
  const rival = rivalNamed(code.folded, memory.named)
  if (rival && memory.country === 'turkey') return mention(s, index, code.last, rival, 'turkey', true)
  const known = findLawCode(code.folded)
  if (!known || foreign.test(wordAt(s, index - 1))) return undefined
  // A Turkish abbreviation in a Cypriot text may stand for a Cypriot law or board.
  if (known.law.country !== memory.country)
    return memory.doubtful && !known.ambiguous && code.folded.length > 2
      ? mention(s, index, code.last, known.law.lawNumber, known.law.country, true)
      : undefined
  if (isSpecialCourt(s, index, code)) return mention(s, index, code.last, ANTI_TERROR, 'turkey', true)
  const form = { key: code.folded, lawNumber: known.law.lawNumber, isCode: true }
  const found = formMention(s, { first: index, last: code.last }, known.law.country, form, memory)
  // "B.K." and "M.K." are also the initials of people.
  const initials = code.folded.length === 2 && code.last > index && !code.inflected
  return { ...found, tentative: known.ambiguous || initials }
}

/** "8. Ağır Ceza Mahkemesi (TMK 10. madde ile görevli)": TMK is the anti-terror law there. */
function isSpecialCourt(s: Scan, index: number, code: CodeMention): boolean {
  if (code.folded !== 'tmk') return false
  for (let at = code.last + 1; at <= code.last + 6; at++)
    if (/^(?:gorevli|yetkili|gorevlendiril)/.test(wordAt(s, at))) return true
  return numberAt(s, code.last + 1) === 10 && /^(?:mahkeme|savci|bassavci)/.test(wordAt(s, index - 1))
}
