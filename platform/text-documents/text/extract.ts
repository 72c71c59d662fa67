/** Reads the text of a file of any type; call it in a thread of its own. */
import { decodePlain } from '../file/encoding.ts'
import { kindOf } from '../file/kind.ts'
import type { Block } from '../model.ts'
import { paragraphsOf, paragraphText } from '../outline.ts'
import { linesOf, numbered, withWholeWords } from './numbered.ts'
import type { FileText, TextType } from './types.ts'
import { readSheets } from './workbook.ts'

/** A reader that only one type needs is loaded with the first file of that type. */
const readers: Record<TextType, (bytes: Uint8Array) => Promise<FileText>> = {
  pdf: async (bytes) => (await import('./pdf.ts')).textOfPdf(bytes),
  eml: async (bytes) => (await import('./mail.ts')).textOfMail(bytes),
  docx: async (bytes) => {
    const { document, edgeTexts } = (await import('../docx/read.ts')).openDocx(bytes)
    return { paragraphs: numbered([...textsOf(document.blocks), ...edgeTexts]) }
  },
  udf: async (bytes) => {
    const { header, blocks, footer } = (await import('../udf/read.ts')).readUdf(bytes).document
    return { paragraphs: numbered([blocks, header.blocks, footer.blocks].flatMap(textsOf)) }
  },
  xlsx: textOfWorkbook,
  txt: async (bytes) => ({ paragraphs: numbered(linesOf(withWholeWords(decodePlain(bytes)))) }),
}

/** What stands on every page comes after the text, whose paragraphs are counted from its beginning. */
const textsOf = (blocks: readonly Block[]): string[] => paragraphsOf(blocks).map(paragraphText)

export async function extract(bytes: Uint8Array, type: TextType): Promise<FileText> {
  kindOf(bytes)
  return readers[type](bytes)
}

/** The name of each sheet comes before its rows. */
async function textOfWorkbook(bytes: Uint8Array): Promise<FileText> {
  const sheets = await readSheets(bytes)
  return { paragraphs: numbered(sheets.flatMap(({ sheet, rows }) => [sheet, ...rows.map(rowText)])) }
}

const rowText = (cells: readonly string[]): string => cells.join('\t').trimEnd()
