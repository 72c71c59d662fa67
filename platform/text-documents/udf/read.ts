/** Reads UDF, the format in which the courts' system keeps documents. */

import { openArchive } from '../file/archive.ts'
import { decodeXml } from '../file/encoding.ts'
import { kindOf } from '../file/kind.ts'
import { childOf, parseXml, type XmlElement } from '../file/xml.ts'
import { documentOf, emptyEdge, paragraphOf, plainPage, textRun } from '../make.ts'
import type { Block, PageEdge, PageFormat, PageNumber, TextDocument } from '../model.ts'
import { DocumentError, documentLimits } from '../problem.ts'
import { type Context, readParagraph } from './paragraphs.ts'
import { type Pool, poolOf } from './pool.ts'
import { formatOf, stylesOf } from './styles.ts'
import { paragraphsWithin, readTable } from './tables.ts'
import { numberOf } from './values.ts'

export interface ReadUdf {
  document: TextDocument
  /** It carries a signature; whether that is valid is not looked at. */
  isSigned: boolean
}

/** Entries that hold a signature over the text. */
export const signatures = ['sign.sgn', 'signature.p7s'] as const

/** @throws DocumentError */
export function readUdf(bytes: Uint8Array): ReadUdf {
  const { xml, isSigned } = contentOf(bytes)
  const template = parseXml(decodeXml(xml))
  if (template.name !== 'template') throw new DocumentError('not_a_document', 'no template')
  return { document: documentOfTemplate(template), isSigned }
}

function contentOf(bytes: Uint8Array): { xml: Uint8Array; isSigned: boolean } {
  const kind = kindOf(bytes)
  if (kind === 'xml') {
    if (bytes.length > documentLimits.entryBytes) throw new DocumentError('too_large', 'XML')
    return { xml: bytes, isSigned: false }
  }
  if (kind !== 'zip') throw new DocumentError('not_a_document', 'neither an archive nor XML')
  const archive = openArchive(bytes)
  const xml = archive.read('content.xml')
  if (!xml) throw new DocumentError('not_a_document', 'no content.xml')
  return { xml, isSigned: signatures.some((name) => archive.has(name)) }
}

function documentOfTemplate(template: XmlElement): TextDocument {
  const text = childOf(template, 'content')?.text ?? ''
  const first = poolOf(text)
  const document = documentWith(template, first)
  const gaps = first.untaken()
  if (gaps.size === 0 || !childOf(template, 'elements')) return document
  // Text that no element names is read where it stands, and what stands nowhere follows the rest.
  const atStart = gaps.get(0) ?? ''
  gaps.delete(0)
  const { blocks, ...rest } = documentWith(template, poolOf(text, gaps))
  return { ...rest, blocks: [...plainBlocks(atStart), ...blocks, ...[...gaps.values()].flatMap(plainBlocks)] }
}

function documentWith(template: XmlElement, pool: Pool): TextDocument {
  const elements = childOf(template, 'elements')
  const styles = stylesOf(childOf(template, 'styles'), elements?.attributes.resolver)
  const context = { pool, styles }
  const page = pageOf(childOf(childOf(template, 'properties'), 'pageFormat'))
  if (!elements) return documentOf({ page, blocks: plainBlocks(pool.text) })
  const parts = elements.children
  return documentOf({
    page,
    header: edgeOf(childOf(elements, 'header'), context),
    blocks: parts.flatMap((part) => readBlock(part, context)),
    footer: edgeOf(childOf(elements, 'footer'), context),
  })
}

/** A file without elements has only its text. */
const plainBlocks = (text: string): Block[] =>
  text === ''
    ? []
    : text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => paragraphOf([textRun(line)]))

function readBlock(element: XmlElement, context: Context): Block[] {
  if (element.name === 'paragraph') return [readParagraph(element, context), ...breaksWithin(element)]
  if (element.name === 'table') return [readTable(element, context)].filter((table) => table !== null)
  if (element.name !== 'page-break') return []
  const within = paragraphsWithin(element, context).filter(({ inlines }) => inlines.length > 0)
  return [{ kind: 'pageBreak' }, ...within]
}

/** Some producers put the page break at the end of the paragraph before it. */
const breaksWithin = ({ children }: XmlElement): Block[] =>
  children.filter(({ name }) => name === 'page-break').map(() => ({ kind: 'pageBreak' }))

function edgeOf(element: XmlElement | undefined, context: Context): PageEdge {
  if (!element) return emptyEdge()
  const blocks = element.children.flatMap((part) => readBlock(part, context))
  return {
    blocks: blocks.filter((block) => block.kind !== 'pageBreak'),
    pageNumber: pageNumberOf(element, context),
  }
}

function pageNumberOf({ attributes }: XmlElement, { styles }: Context): PageNumber | null {
  const at = (name: string) => attributes[`pageNumber-${name}`]
  if (!at('spec')) return null
  const own = {
    family: at('fontFace') ?? '',
    size: at('fontSize') ?? '',
    bold: at('fontBold') ?? 'false',
    italic: at('fontItalic') ?? 'false',
    foreground: at('color') ?? '',
  }
  return {
    before: at('foreStr') ?? '',
    after: '',
    first: Math.trunc(numberOf(at('pageStartNumStr'), 0, 100_000) ?? 1),
    alignment: 'center',
    format: formatOf([own, ...styles.chain()]),
  }
}

function pageOf(element: XmlElement | undefined): PageFormat {
  const length = (name: string, otherwise: number) => numberOf(element?.attributes[name], 0, 400) ?? otherwise
  return {
    ...plainPage,
    // Producers write 0 or 2 for a sheet that lies on its long side.
    isLandscape: ['0', '2'].includes(element?.attributes.paperOrientation ?? '1'),
    left: length('leftMargin', plainPage.left),
    right: length('rightMargin', plainPage.right),
    top: length('topMargin', plainPage.top),
    bottom: length('bottomMargin', plainPage.bottom),
    headerOffset: length('headerFOffset', plainPage.headerOffset),
    footerOffset: length('footerFOffset', plainPage.footerOffset),
  }
}
