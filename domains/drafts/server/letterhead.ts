/** The head of the office above a draft that goes out as a letter. */
import { letterheadLines } from '@mizan/company/rules/letterhead'
import type { Letterhead } from '@mizan/company/server'
import {
  type Block,
  cellOf,
  type Paragraph,
  paragraphOf,
  type TableCell,
  type TextDocument,
  tableOf,
  textRun,
} from '@mizan/platform/text-documents'

/** At most, in points. */
const logo = { width: 120, height: 48 }

/** Shares of the width: the logo, and what is said beside it. */
const beside = [84, 216]
const colour = '#5b6472'

/** On the first page only, as letter paper has it, with a line below. */
export function withLetterhead(
  document: TextDocument,
  office: Letterhead,
  language: 'tr' | 'en',
): TextDocument {
  const lines = letterheadLines(office, { language, asksForMoney: false })
  const said = [
    paragraphOf([textRun(office.name, { bold: true })]),
    ...lines.map((line) => paragraphOf([textRun(line, { size: 9, colour })])),
  ]
  const picture = office.logo && pictureOf(office.logo)
  const text = cellOf(said, { borders: below, valign: 'middle' })
  const cells = picture ? [cellOf([picture], { borders: below, valign: 'middle' }), text] : [text]
  const head = tableOf([{ isHeader: false, height: null, cells }], picture ? beside : [1], 'none')
  const blocks: Block[] = head ? [head, paragraphOf([])] : []
  return { ...document, blocks: [...blocks, ...document.blocks] }
}

const below: TableCell['borders'] = {
  ...{ top: false, right: false, bottom: true, left: false },
  ...{ width: 0.75, colour: '#c9c2b4', style: 'solid' },
}

/** Width and height stand at the beginning of a PNG. */
function pictureOf(data: Buffer): Paragraph {
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)]
  const scale = Math.min(logo.width / width, logo.height / height, 1)
  return paragraphOf([
    { kind: 'image', type: 'png', data: new Uint8Array(data), width: width * scale, height: height * scale },
  ])
}
