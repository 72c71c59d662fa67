/** Guesses from the cells of a table what each of its columns holds, for lists that have no headings. */
import { stateIn } from '@mizan/cases/rules/words'
import { isGivenName, isSurname } from '@mizan/clients/rules/names/known'
import { readName } from '@mizan/clients/rules/names/read'
import { foldText } from '@mizan/identity/rules/search-text'
import type { ImportKind } from '../data/kinds.ts'
import { dayIn } from './days.ts'
import { guessMapping, headingsWithin, type Mapping } from './headings.ts'

type Content =
  | 'email'
  | 'phone'
  | 'docket'
  | 'number'
  | 'court'
  | 'day'
  | 'state'
  | 'role'
  | 'address'
  | 'website'
  | 'name'
  | 'text'

const role =
  /^(?:davaci|davali|musteki|katilan|magdur|supheli|sanik|alacakli|borclu|basvuran|basvurucu|karsi taraf|mudahil|ihbar olunan|vasi|tanik|muvekkil)(?: \/ .*)?$/
const court =
  /mahkeme|mahk\.|icra (?:mud|dai)|bassavciligi|hakimligi|hukuk d\.|ceza d\.|(?:hukuk|ceza|vergi|idare) dai/
const address = /\b(?:mah(?:allesi)?|sok(?:ak|agi)?|sk|cad(?:desi)?|cd|bulvari|blv|apt|daire|kat|no)\b[.: ]/
const website = /^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i
/** A number of the court register says so; the number of a file may look the same without its letter. */
const docket = /^\d{4}\s*\/\s*\d{1,7}\s*(?:e|esas|d\. ?is|k|karar)\b\.?$/
const phone = /^\+?[\d\s()./-]{10,20}$/

function isPhone(cell: string): boolean {
  const digits = cell.replace(/\D/g, '')
  return phone.test(cell) && /^(?:00)?(?:90)?0?[2-5]\d{9}$/.test(digits)
}

function isName(cell: string): boolean {
  if (/\d/.test(cell) || cell.length > 120) return false
  const { kind, words } = readName(cell)
  if (kind !== 'plain') return true
  const [first] = words
  const last = words.at(-1)
  return (
    words.length > 1 &&
    words.length < 6 &&
    !!first &&
    !!last &&
    (isGivenName(first.sound) || isSurname(last.sound))
  )
}

function contentOf(cell: string): Content {
  const plain = foldText(cell).trim()
  if (/^\S+@\S+\.\S+$/.test(cell)) return 'email'
  if (dayIn(cell) !== undefined && !/^\d+$/.test(cell)) return 'day'
  if (isPhone(cell)) return 'phone'
  if (docket.test(plain)) return 'docket'
  if (/^[\p{L}\d-]{0,8}\d{1,4}\s*[/-]\s*\d{1,7}$/u.test(cell)) return 'number'
  if (website.test(cell)) return 'website'
  if (role.test(plain)) return 'role'
  if (stateIn(cell) !== undefined) return 'state'
  if (court.test(plain)) return 'court'
  if (address.test(`${plain} `) && cell.length > 14) return 'address'
  return isName(cell) ? 'name' : 'text'
}

/** Rows that are looked at, and the part of a column that has to agree. */
const looked = 50
const agreeing = 0.6

function contentOfColumn(rows: readonly (readonly string[])[], column: number): Content | undefined {
  const filled = rows.flatMap((cells) => cells[column] || [])
  const counts = new Map<Content, number>()
  for (const cell of filled.slice(0, looked)) {
    const content = contentOf(cell)
    counts.set(content, (counts.get(content) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= Math.min(filled.length, looked) * agreeing ? best[0] : undefined
}

/** The fields that a content may go into, the likeliest first; each is given once, unless it may repeat. */
const fieldsFor: Record<ImportKind, Partial<Record<Content, readonly string[]>>> = {
  clients: {
    name: ['name'],
    phone: ['phone*'],
    email: ['email*'],
    address: ['address*'],
    website: ['website*'],
  },
  cases: {
    name: ['clientName', 'opponentName'],
    docket: ['docketNumber'],
    number: ['caseNumber', 'docketNumber'],
    court: ['courtName'],
    day: ['deadline'],
    state: ['state'],
    email: ['assigneeEmail'],
    text: ['displayTitle'],
  },
  parties: {
    number: ['caseNumber'],
    docket: ['caseNumber'],
    name: ['name', 'representatives'],
    role: ['role'],
  },
}

export function guessByContents(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  width: number,
): Mapping {
  const taken = new Set<string>()
  const contents = Array.from({ length: width }, (_, column) => contentOfColumn(rows, column))
  // A number alone is that of the register where a court stands beside it.
  const isOfCourt = kind === 'cases' && contents.includes('court') && !contents.includes('docket')
  const only = contents.filter((content) => content === 'number').length === 1
  const mapping = contents.map((content): string | null => {
    const meant = content === 'number' && isOfCourt && only ? 'docket' : content
    for (const wanted of (meant && fieldsFor[kind][meant]) ?? []) {
      const field = wanted.replace('*', '')
      if (taken.has(field) && !wanted.endsWith('*')) continue
      taken.add(field)
      return field
    }
    return null
  })
  return kind === 'clients' && !taken.has('name') ? withNameOf(mapping, contents) : mapping
}

/** Names that no list has are the first column of other words. */
function withNameOf(mapping: Mapping, contents: readonly (Content | undefined)[]): Mapping {
  const at = contents.indexOf('text')
  return mapping.map((field, column) => (column === at ? 'name' : field))
}

interface Line {
  row: number
  cells: readonly string[]
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length

/**
 * The row above the first entry if a list has no headings: 0, or that of its title. Undefined for a table with headings:
 * some are known, or its first row differs in kind from what is below.
 */
export function rowWithoutHeadings(kind: ImportKind, lines: readonly Line[]): number | undefined {
  const top = lines.slice(0, headingsWithin)
  const isKnown = ({ cells }: Line) => guessMapping(kind, cells).some((field) => field !== null)
  if (top.length === 0 || top.some(isKnown)) return undefined
  const isWide = lines.some(({ cells }) => filledIn(cells) > 1)
  const at = isWide ? top.findIndex(({ cells }) => filledIn(cells) > 1) : 0
  const first = top[at]
  if (!first) return undefined
  const below = lines.slice(at + 1).map(({ cells }) => cells)
  const isEntry = first.cells.some((cell, column) => {
    const content = cell === '' ? 'text' : contentOf(cell)
    return content !== 'text' && (below.length === 0 || contentOfColumn(below, column) === content)
  })
  return isEntry ? (top[at - 1]?.row ?? 0) : undefined
}
