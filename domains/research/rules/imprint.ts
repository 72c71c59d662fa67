/** The facts that a printed law carries above its first article; sources take them for parts of its heading. */

const FACTS = [
  '(?:\\p{L}+ )?Numarası\\s*:',
  'Kabul Tarihi?\\s*:',
  'Yayı[mn]l[ae]n?dığı(?:\\s+(?:R\\S*\\s*Gazete|Düstur)\\s*(?::|$)|$)',
  'Resm[iî] Gazete\\s*:',
  'Tertip\\s*:\\s*\\d',
  ':?\\s*\\d{1,2}[./]\\d{1,2}[./]\\d{4}\\s+(?:Sayı\\s*:\\s*)?\\d{4,5}(?!\\d)',
]
const fact = new RegExp(`^(?:${FACTS.join('|')})`, 'iu')

/** The parts of a heading "… › … › …", the outermost first, without number, dates and gazette of the law. */
export const headingParts = (heading: string): string[] =>
  heading
    .split('›')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !fact.test(part))
