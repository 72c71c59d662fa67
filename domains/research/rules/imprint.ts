/** Recognises the facts printed above the first article of a law, which sources take for parts of its heading. */

const FACTS = [
  '(?:\\p{L}+ )?Numarası\\s*:',
  'Kabul Tarihi?\\s*(?::|$)',
  '\\d{1,2}/\\d{1,2}/\\d{4}$',
  'Yayı[mn]l[ae]n?dığı(?:\\s+(?:R\\S*\\s*Gazete|Düstur)\\s*(?::|$)|$)',
  'Resm[iî] Gazete\\s*:',
  'Tertip\\s*:\\s*\\d',
  ':?\\s*\\d{1,2}[./]\\d{1,2}[./]\\d{4}\\s+(?:Sayı\\s*:\\s*)?\\d{4,5}(?!\\d)',
]
const fact = new RegExp(`^(?:${FACTS.join('|')})`, 'iu')
const ownNumber = /^\d{3,4}$/

/** The parts of a heading "… › … › …", the outermost first, without number, dates and gazette of the law. */
export function headingParts(heading: string): string[] {
  const parts = heading.split('›').map((part) => part.trim())
  const isNumber = ownNumber.test(parts[0] ?? '') && fact.test(parts[1] ?? '')
  return parts.slice(isNumber ? 1 : 0).filter((part) => part !== '' && !fact.test(part))
}
