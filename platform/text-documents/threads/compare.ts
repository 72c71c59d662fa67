/** Compares two files by their texts; to be called in a thread of its own. */
import { type Comparison, compareTexts } from '../compare/compare.ts'
import { readDocx } from '../docx/read.ts'
import { decodePlain } from '../file/encoding.ts'
import type { Block } from '../model.ts'
import { paragraphsOf, paragraphText } from '../outline.ts'
import { readUdf } from '../udf/read.ts'
import type { SourceType } from './convert.ts'
import { paragraphsOfPage } from './lines.ts'

export interface ComparedFile {
  bytes: Uint8Array
  type: SourceType
}

/** @throws DocumentError */
export async function compareFiles(before: ComparedFile, after: ComparedFile): Promise<Comparison> {
  return compareTexts(await textOf(before), await textOf(after))
}

async function textOf({ bytes, type }: ComparedFile): Promise<string> {
  if (type === 'txt') return decodePlain(bytes)
  if (type === 'docx') return linesOf(readDocx(bytes).blocks)
  if (type === 'udf') return linesOf(readUdf(bytes).document.blocks)
  const { textOfPdf } = await import('../text/pdf.ts')
  const text = await textOfPdf(bytes)
  return ('pages' in text ? text.pages : []).flatMap((page) => paragraphsOfPage(page.text)).join('\n')
}

/** A break within a paragraph is a gap between words. */
const linesOf = (blocks: readonly Block[]): string =>
  paragraphsOf(blocks)
    .map((paragraph) => paragraphText(paragraph).replaceAll('\n', ' '))
    .join('\n')
