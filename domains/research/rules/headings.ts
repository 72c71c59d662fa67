/** Finds the lines of a decision that open a part of it. */

const longestHeading = 90
const names = [
  ...['DAVA', 'TALEP', 'İSTEM', 'CEVAP', 'SAVUNMA', 'KARAR', 'GEREKÇE', 'SONUÇ', 'HÜKÜM', 'OLAY', 'OLAYLAR'],
  ...['İNCELEME', 'DEĞERLENDİRME', 'KARŞI OY', 'KARŞI OY YAZISI', 'MUHALEFET ŞERHİ', 'TEMYİZ', 'İSTİNAF'],
  ...['TÜRK MİLLETİ ADINA', 'YARGITAY KARARI', 'İLK DERECE MAHKEMESİ KARARI'],
  ...['BÖLGE ADLİYE MAHKEMESİ KARARI', 'DAVA KONUSU', 'BAŞVURUNUN KONUSU'],
]
const partNames = new RegExp(
  `^(?:[IVX]+\\.|[A-ZÇĞİÖŞÜ]\\)|\\d+[.)-])?\\s*(?:${names.join('|')})(?![\\p{L}])`,
  'iu',
)
/** "A:" before a text names what follows; "…, E:" and "olay günü saat 12:30" are sentence fragments. */
const labelled = /^([^:,]{3,40}?(?<!saat|\d))\s*:\s*\S/u
const quoted = /^["“„«‘']/

/** A part opens with a short line in capitals or with one of the names that courts use. */
export function headingOf(text: string): string | null {
  const line = withoutColon(closedUp(text.trim()))
  if (line.length < 3 || quoted.test(line)) return null
  const named = partNames.exec(closedUp(text.trim()).toLocaleUpperCase('tr'))
  const label = labelled.exec(text.trim())?.[1]
  if (named && label) return label
  if (line.length > longestHeading) return null
  if (named) return line
  // "TARİHİ : 13/05/2014" and the like name a fact, not a part.
  if (line.includes(':') || /\d{3}/.test(line)) return null
  // "VEK." and "AV." belong to the names of representatives.
  return /\p{L}{4}/u.test(line) && line === line.toLocaleUpperCase('tr') ? line : null
}

/** Without a pattern, because one for spaces before the end would be tried again at each of many spaces. */
const withoutColon = (line: string): string => (line.endsWith(':') ? line.slice(0, -1).trimEnd() : line)

const spacedOut = /^(?:\p{Lu}\s+){3,}\p{Lu}$/u

/** Names of several words whose letters are spaced so evenly that nothing separates the words. */
const partedNames = new Map(names.map((name) => [name.replaceAll(' ', ''), name]))

/** "K A R A R" is "KARAR" with spaced letters; wider spaces separate its words. */
const closedUp = (text: string): string =>
  spacedOut.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(/\s/g, ''))
        .map((word) => partedNames.get(word) ?? word)
        .join(' ')
    : text
