/** Cuts the text of a decision into addressable paragraphs and finds those that open a part of it. */

export interface TextParagraph {
  /** From 1. */
  no: number
  text: string
  /** Offset of the paragraph in the whole text. */
  start: number
  heading: string | null
}

const longestHeading = 90
const partNames =
  /^(?:[IVX]+\.|[A-ZÇĞİÖŞÜ]\)|\d+[.)-])?\s*(?:DAVA|TALEP|İSTEM|CEVAP|SAVUNMA|KARAR|GEREKÇE|SONUÇ|HÜKÜM|OLAY|OLAYLAR|İNCELEME|DEĞERLENDİRME|KARŞI OY|KARŞI OY YAZISI|MUHALEFET ŞERHİ|TEMYİZ|İSTİNAF|TÜRK MİLLETİ ADINA|YARGITAY KARARI|İLK DERECE MAHKEMESİ KARARI|BÖLGE ADLİYE MAHKEMESİ KARARI|DAVA KONUSU|BAŞVURUNUN KONUSU)(?![\p{L}])/iu

/** A part opens with a short line in capitals or with one of the names that courts use. */
export function headingOf(text: string): string | null {
  const line = text.trim().replace(/\s*:\s*$/, '')
  if (line.length < 3) return null
  const named = partNames.exec(text.trim().toLocaleUpperCase('tr'))
  const label = /^([^:]{3,40}?)\s*:\s*\S/u.exec(text.trim())?.[1]
  if (named && label) return label
  if (line.length > longestHeading) return null
  if (named) return line
  // "TARİHİ : 13/05/2014" and the like name a fact, not a part.
  if (line.includes(':') || /\d{3}/.test(line)) return null
  return /\p{L}{3}/u.test(line) && line === line.toLocaleUpperCase('tr') ? line : null
}

export function paragraphsOf(text: string): TextParagraph[] {
  const paragraphs: TextParagraph[] = []
  let start = 0
  for (const piece of text.split('\n')) {
    const trimmed = piece.trim()
    if (trimmed !== '') {
      const at = start + piece.indexOf(trimmed)
      paragraphs.push({ no: paragraphs.length + 1, text: trimmed, start: at, heading: headingOf(trimmed) })
    }
    start += piece.length + 1
  }
  return paragraphs
}

/** Those of the ranges that lie in the paragraph, counted from its beginning. */
export function rangesWithin(
  paragraph: TextParagraph,
  ranges: readonly (readonly [number, number])[],
): [number, number][] {
  const end = paragraph.start + paragraph.text.length
  return ranges
    .filter(([from, to]) => from >= paragraph.start && to <= end)
    .map(([from, to]) => [from - paragraph.start, to - paragraph.start])
}
