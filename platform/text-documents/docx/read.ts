/** Reads .docx files with their formats. */
import { childOf, type XmlElement } from '../file/xml.ts'
import { type Finding, inOrder } from '../findings.ts'
import { documentOf } from '../make.ts'
import type { Block, PageNumber, TextDocument } from '../model.ts'
import { acceptedBlocks } from './changes.ts'
import { edgesOf, isBlock } from './edges.ts'
import { textBlocks } from './embedded.ts'
import { lookThrough } from './findings.ts'
import { styleSheet } from './formats.ts'
import { listsOf } from './lists.ts'
import { notesOf } from './notes.ts'
import { openPackage, type Part } from './package.ts'
import { type Context, paragraphsWithin, readParagraph } from './paragraphs.ts'
import { pageOf, sectionBreaks, sectionsOf } from './sections.ts'
import { readTable } from './tables.ts'
import { measure } from './values.ts'

export interface OpenedDocx {
  document: TextDocument
  /** What the document does not carry. */
  findings: Finding[]
  /** What headers and footers say, also those that the document does not carry. */
  edgeTexts: string[]
}

/** @throws DocumentError */
export const readDocx = (bytes: Uint8Array): TextDocument => openDocx(bytes).document

/** @throws DocumentError */
export function openDocx(bytes: Uint8Array): OpenedDocx {
  const file = openPackage(bytes)
  const { main } = file
  const root = (kind: string) => file.part(main.related(kind))?.root
  const styles = styleSheet(root('styles'), root('theme'))
  const lists = listsOf(root('numbering'))
  const notes = notesOf(root('footnotes'), root('endnotes'))
  const found = new Set<Finding>()
  const body = childOf(main.root, 'w:body')
  const sections = sectionsOf(body)
  const afterSection = sectionBreaks(sections)
  const contextOf = (part: Part): Context => ({
    styles,
    lists,
    image: (id) => file.bytes(part.target(id)),
    noteNumber: notes.numberOf,
    remark: (finding) => void found.add(finding),
    isEdge: part !== main,
    afterSection,
    embedded: (id) => embedded(part.target(id), file.bytes(part.target(id)), found),
  })
  const edges = edgesOf(sections, main, file, (part) => {
    lookThrough(part.root, found)
    return readBlocks(part.root, contextOf(part))
  })
  lookThrough(main.root, found)
  const blocks = readBlocks(body, contextOf(main)).filter(isBlock)
  const noteBlocks = notes.paragraphs((note) => {
    lookThrough(note, found)
    return paragraphsWithin(note, contextOf(main))
  })
  if (noteBlocks.length > 0) found.add('notes')
  if (edges.hasOthers) found.add('edges')
  const document = documentOf({
    page: pageOf(sections[0]),
    header: edges.header,
    blocks: [...blocks, ...noteBlocks],
    footer: edges.footer,
  })
  return {
    document: withFirstNumber(document, sections.at(-1)),
    findings: inOrder(found),
    edgeTexts: edges.texts,
  }
}

function embedded(name: string | null, bytes: Uint8Array | null, found: Set<Finding>): Block[] {
  const blocks = name !== null && bytes ? textBlocks(name, bytes) : null
  found.add(blocks ? 'embeddedText' : 'embedded')
  return blocks ?? []
}

/** Content controls and marked changes count as if they were not there. */
const transparent = ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']

function readBlocks(element: XmlElement | undefined, context: Context): (Block | PageNumber)[] {
  return acceptedBlocks(element?.children ?? []).flatMap((child) => {
    if (child.name === 'w:p') return readParagraph(child, context)
    if (child.name === 'w:tbl') return [readTable(child, context)].filter((table) => table !== null)
    if (child.name === 'w:altChunk') return context.embedded(child.attributes['r:id'])
    return transparent.includes(child.name) ? readBlocks(child, context) : []
  })
}

function withFirstNumber(document: TextDocument, section: XmlElement | undefined): TextDocument {
  const first = Math.trunc(measure(childOf(section, 'w:pgNumType')?.attributes['w:start']) ?? 1)
  for (const { pageNumber } of [document.header, document.footer])
    if (pageNumber) pageNumber.first = Math.max(0, first)
  return document
}
