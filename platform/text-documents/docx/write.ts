/** Writes .docx files. */
import { zipSync } from 'fflate'
import { xmlOf } from '../file/xml.ts'
import { paragraphOf, plainFormat } from '../make.ts'
import type { Block, PageEdge, PageFormat, TextDocument } from '../model.ts'
import { newMedia, newNumbering, type Parts } from './parts.ts'
import { twips } from './values.ts'
import { formatXml, pageNumberXml, paragraphXml, value } from './write-paragraph.ts'
import { tableXml } from './write-table.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const open = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const spaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': `${office}/relationships`,
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
}

export function writeDocx(document: TextDocument): Uint8Array {
  const numbering = newNumbering()
  const width = textWidth(document.page)
  const header = edgePart('header', document.header, { numbering, media: newMedia() }, width)
  const footer = edgePart('footer', document.footer, { numbering, media: newMedia() }, width)
  const parts = { numbering, media: newMedia() }
  const body = xmlOf('w:body', {}, bodyXml(document, parts))
  const edges = [header, footer].filter((edge) => edge !== null)
  const lists = numbering.xml()
  const named = ['styles', ...(lists ? ['numbering'] : []), ...edges.map(({ name }) => name)]
  const links = named.map((name) => link(idOf(name), name.replace(/\d$/, ''), `${name}.xml`))
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': contentTypes(named),
    '_rels/.rels': relations([link('rId1', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': declaration + xmlOf('w:document', spaces, body),
    'word/_rels/document.xml.rels': relations([...links, ...imageLinks(parts)]),
    'word/styles.xml': stylesXml,
    ...(lists ? { 'word/numbering.xml': declaration + xmlOf('w:numbering', spaces, lists) } : {}),
    ...imageFiles(parts, ''),
  }
  for (const { name, xml, parts } of edges) {
    files[`word/${name}.xml`] = declaration + xml
    files[`word/_rels/${name}.xml.rels`] = relations(imageLinks(parts, name))
    Object.assign(files, imageFiles(parts, name))
  }
  const entries = Object.entries(files).map(([name, file]) => [name, Buffer.from(file as string)] as const)
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: '1980-01-01T12:00:00' })
}

export const textWidth = ({ isLandscape, width, height, left, right }: PageFormat): number =>
  Math.max(50, (isLandscape ? height : width) - left - right)

const idOf = (name: string): string => `rId${name[0]?.toUpperCase()}${name.slice(1)}`

const link = (Id: string, kind: string, Target: string): string =>
  xmlOf('Relationship', { Id, Type: `${office}/relationships/${kind}`, Target })

const relations = (links: readonly string[]): string =>
  declaration + xmlOf('Relationships', { xmlns: `${open}/relationships` }, links.join(''))

const imageLinks = ({ media }: Parts, prefix = ''): string[] =>
  media.all().map(({ id, name }) => link(id, 'image', `media/${prefix}${name}`))

const imageFiles = ({ media }: Parts, prefix: string): Record<string, Uint8Array> =>
  Object.fromEntries(media.all().map(({ name, data }) => [`word/media/${prefix}${name}`, data]))

function contentTypes(named: readonly string[]): string {
  const images = ['png', 'jpeg', 'gif', 'bmp'].map((name) =>
    xmlOf('Default', { Extension: name, ContentType: `image/${name}` }),
  )
  const parts = [['document', 'document.main'], ...named.map((name) => [name, name.replace(/\d$/, '')])].map(
    ([name, kind]) =>
      xmlOf('Override', { PartName: `/word/${name}.xml`, ContentType: `${type}.${kind}+xml` }),
  )
  const usual = [
    xmlOf('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    xmlOf('Default', { Extension: 'xml', ContentType: 'application/xml' }),
  ]
  return (
    declaration + xmlOf('Types', { xmlns: `${open}/content-types` }, [...usual, ...images, ...parts].join(''))
  )
}

const stylesXml = `${declaration}${xmlOf(
  'w:styles',
  spaces,
  xmlOf('w:docDefaults', {}, xmlOf('w:rPrDefault', {}, formatXml(plainFormat))) +
    xmlOf(
      'w:style',
      { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
      value('w:name', 'Normal'),
    ),
)}`

/** A section ends in its last paragraph; the last one stands at the end. */
function bodyXml(document: TextDocument, parts: Parts): string {
  let page = document.page
  let isFirst = true
  const endSection = () => {
    const xml = sectionXml(document, page, isFirst)
    isFirst = false
    return xml
  }
  const all = document.blocks.map((block, at) => {
    const next = document.blocks[at + 1]
    const ends = next?.kind === 'pageBreak' && next.page !== undefined
    if (block.kind === 'paragraph') return paragraphXml(block, parts, ends ? endSection() : '')
    if (block.kind === 'table') return tableXml(block, parts, textWidth(page))
    if (!block.page) return blockXml(block, parts, textWidth(page))
    const open =
      document.blocks[at - 1]?.kind === 'paragraph' ? '' : paragraphXml(paragraphOf([]), parts, endSection())
    page = block.page
    return open
  })
  return all.join('') + endSection()
}

function blockXml(block: Block, parts: Parts, width: number): string {
  if (block.kind === 'paragraph') return paragraphXml(block, parts)
  if (block.kind === 'table') return tableXml(block, parts, width)
  return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
}

const isEmpty = ({ blocks, pageNumber }: PageEdge): boolean => blocks.length === 0 && !pageNumber

function edgePart(kind: 'header' | 'footer', edge: PageEdge, parts: Parts, width: number) {
  if (isEmpty(edge)) return null
  const { blocks, pageNumber } = edge
  const number = pageNumber ? pageNumberXml(pageNumber) : ''
  const content = blocks.map((block) => blockXml(block, parts, width)).join('') + number
  return { name: `${kind}1`, xml: xmlOf(kind === 'header' ? 'w:hdr' : 'w:ftr', spaces, content), parts }
}

/** Sections after the first one have the header and footer of the one before. */
function sectionXml({ header, footer }: TextDocument, page: PageFormat, isFirst: boolean): string {
  const [short, long] = [twips(page.width), twips(page.height)]
  const reference = (name: string) =>
    xmlOf(`w:${name}Reference`, { 'w:type': 'default', 'r:id': idOf(`${name}1`) })
  const first = header.pageNumber?.first ?? footer.pageNumber?.first ?? 1
  const size = page.isLandscape
    ? { 'w:w': long, 'w:h': short, 'w:orient': 'landscape' }
    : { 'w:w': short, 'w:h': long }
  const margins = {
    'w:top': twips(page.top),
    'w:right': twips(page.right),
    'w:bottom': twips(page.bottom),
    'w:left': twips(page.left),
    'w:header': twips(page.headerOffset),
    'w:footer': twips(page.footerOffset),
    'w:gutter': 0,
  }
  return xmlOf(
    'w:sectPr',
    {},
    (isEmpty(header) || !isFirst ? '' : reference('header')) +
      (isEmpty(footer) || !isFirst ? '' : reference('footer')) +
      xmlOf('w:pgSz', size) +
      xmlOf('w:pgMar', margins) +
      (first === 1 || !isFirst ? '' : xmlOf('w:pgNumType', { 'w:start': first })),
  )
}
