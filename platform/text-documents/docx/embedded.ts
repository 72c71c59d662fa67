/** Other files within a DOCX file, which Word takes in when it opens it (`altChunk`). */
import { decodeHtml, decodePlain } from '../file/encoding.ts'
import { paragraphOf, textRun } from '../make.ts'
import type { Block } from '../model.ts'
import { textOfHtml } from '../text/html.ts'
import { linesOf } from '../text/numbered.ts'

const texts: Record<string, (bytes: Uint8Array) => string> = {
  html: (bytes) => textOfHtml(decodeHtml(bytes)),
  htm: (bytes) => textOfHtml(decodeHtml(bytes)),
  xhtml: (bytes) => textOfHtml(decodeHtml(bytes)),
  txt: decodePlain,
}

/** Null for a type of which no text is known. */
export function textBlocks(name: string, bytes: Uint8Array): Block[] | null {
  const read = texts[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (!read) return null
  return Array.from(linesOf(read(bytes)), (line) => paragraphOf(line === '' ? [] : [textRun(line)]))
}
