/** Reads .docx files with their formats. */
import { childOf, type XmlElement } from '../file/xml.ts'
import { documentOf, emptyEdge, plainPage } from '../make.ts'
import type { Block, PageEdge, PageFormat, PageNumber, TextDocument } from '../model.ts'
import { acceptedBlocks } from './changes.ts'
import { styleSheet } from './formats.ts'
import { listsOf } from './lists.ts'
import { notesOf } from './notes.ts'
import { openPackage, type Package, type Part } from './package.ts'
import { type Context, paragraphsWithin, readParagraph } from './paragraphs.ts'
import { readTable } from './tables.ts'
import { measure } from './values.ts'

/** @throws DocumentError */
export function readDocx(bytes: Uint8Array): TextDocument {
  const file = openPackage(bytes)
  const { main } = file
  const root = (kind: string) => file.part(main.related(kind))?.root
  const styles = styleSheet(root('styles'), root('theme'))
  const lists = listsOf(root('numbering'))
  const notes = notesOf(root('footnotes'), root('endnotes'))
  const contextOf = (part: Part): Context => ({
    styles,
    lists,
    image: (id) => file.bytes(part.target(id)),
    noteNumber: notes.numberOf,
    isEdge: part !== main,
  })
  const body = childOf(main.root, 'w:body')
  const sections = sectionsOf(body)
  const edge = (kind: 'header' | 'footer') => edgeOf(edgePart(kind, sections, main, file), contextOf)
  const blocks = isBlocks(readBlocks(body, contextOf(main)))
  const document = documentOf({
    page: pageOf(sections.at(-1)),
    header: edge('header'),
    blocks: [...blocks, ...notes.paragraphs((note) => paragraphsWithin(note, contextOf(main)))],
    footer: edge('footer'),
  })
  return withFirstNumber(document, sections.at(-1))
}

/** Content controls and marked changes count as if they were not there. */
const transparent = ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']

function readBlocks(element: XmlElement | undefined, context: Context): (Block | PageNumber)[] {
  return acceptedBlocks(element?.children ?? []).flatMap((child) => {
    if (child.name === 'w:p') return readParagraph(child, context)
    if (child.name === 'w:tbl') return [readTable(child, context)].filter((table) => table !== null)
    return transparent.includes(child.name) ? readBlocks(child, context) : []
  })
}

const isBlock = (one: Block | PageNumber): one is Block => 'kind' in one

/** Only header and footer have a number of the page. */
const isBlocks = (all: readonly (Block | PageNumber)[]): Block[] => all.filter(isBlock)

/** All sections; that of the last pages stands at the end. */
function sectionsOf(body: XmlElement | undefined): XmlElement[] {
  const within = (body?.children ?? []).flatMap((child) => childOf(childOf(child, 'w:pPr'), 'w:sectPr') ?? [])
  const last = childOf(body, 'w:sectPr')
  return last ? [...within, last] : within
}

/** A section without a header of its own has that of the section before it. */
function edgePart(
  kind: 'header' | 'footer',
  sections: readonly XmlElement[],
  main: Part,
  file: Package,
): Part | null {
  const references = sections.toReversed().map(({ children }) => {
    const own = children.filter(({ name }) => name === `w:${kind}Reference`)
    return own.find(({ attributes }) => (attributes['w:type'] ?? 'default') === 'default') ?? own[0]
  })
  const reference = references.find((one) => one !== undefined)
  return reference ? file.part(main.target(reference.attributes['r:id'])) : null
}

function edgeOf(part: Part | null, contextOf: (part: Part) => Context): PageEdge {
  if (!part) return emptyEdge()
  const all = readBlocks(part.root, contextOf(part))
  return {
    blocks: isBlocks(all).filter((block) => block.kind !== 'pageBreak'),
    pageNumber: all.find((one): one is PageNumber => !isBlock(one)) ?? null,
  }
}

function withFirstNumber(document: TextDocument, section: XmlElement | undefined): TextDocument {
  const first = Math.trunc(measure(childOf(section, 'w:pgNumType')?.attributes['w:start']) ?? 1)
  for (const { pageNumber } of [document.header, document.footer])
    if (pageNumber) pageNumber.first = Math.max(0, first)
  return document
}

function pageOf(section: XmlElement | undefined): PageFormat {
  const size = childOf(section, 'w:pgSz')?.attributes
  const margins = childOf(section, 'w:pgMar')?.attributes
  const points = (text: string | undefined, otherwise: number) => {
    const value = measure(text, 40_000)
    return value === null ? otherwise : Math.abs(value) / 20
  }
  const isLandscape = size?.['w:orient'] === 'landscape'
  const wide = Math.max(72, points(size?.['w:w'], isLandscape ? plainPage.height : plainPage.width))
  const high = Math.max(72, points(size?.['w:h'], isLandscape ? plainPage.width : plainPage.height))
  return {
    width: isLandscape ? high : wide,
    height: isLandscape ? wide : high,
    isLandscape,
    left: points(margins?.['w:left'], plainPage.left),
    right: points(margins?.['w:right'], plainPage.right),
    top: points(margins?.['w:top'], plainPage.top),
    bottom: points(margins?.['w:bottom'], plainPage.bottom),
    headerOffset: points(margins?.['w:header'], plainPage.headerOffset),
    footerOffset: points(margins?.['w:footer'], plainPage.footerOffset),
  }
}
