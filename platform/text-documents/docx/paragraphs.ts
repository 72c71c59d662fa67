/** Paragraphs of WordprocessingML; one with a page break in it becomes several. */
import { childOf, type XmlElement } from '../file/xml.ts'
import { paragraphOf, tidied } from '../make.ts'
import type { Block, Inline, PageNumber, Paragraph, TabStop } from '../model.ts'
import { acceptedBlocks, isDeletedRow } from './changes.ts'
import { isOn } from './formats.ts'
import type { Lists } from './lists.ts'
import { isInline, type RunContent, type RunContext, RunReader } from './runs.ts'
import { alignmentOf, keyOf, measure, mirrored, tabAligns, tabLeaders } from './values.ts'

export interface Context extends RunContext {
  lists: Lists
  /** Within a header or a footer, where the number of the page is a field and not just its last value. */
  isEdge: boolean
  /** The page break at the end of a section, unless the next one goes on at once. */
  afterSection: (section: XmlElement) => Block[]
  /** The text of another file within this one. */
  embedded: (id: string | undefined) => Block[]
}

/** The content of a drawn box comes after the paragraph to which the box belongs. */
export function readParagraph(element: XmlElement, context: Context): (Block | PageNumber)[] {
  const properties = childOf(element, 'w:pPr')
  const found = new RunReader(context, properties).readAll(element.children).end()
  const shape = shapeOf(properties, context)
  const number = context.isEdge ? pageNumberOf(found, shape) : null
  if (number) return [number]
  const boxes = found.flatMap((one) => (one.kind === 'boxes' ? one.boxes : []))
  const within = boxes.flatMap((box) => paragraphsWithin(box, context))
  const before: Block[] = isOn(properties, 'w:pageBreakBefore') ? [{ kind: 'pageBreak' }] : []
  const section = childOf(properties, 'w:sectPr')
  const after = section ? context.afterSection(section) : []
  return [...before, ...cut(found, shape), ...within, ...after]
}

const isParagraph = (one: Block | PageNumber): one is Paragraph => 'kind' in one && one.kind === 'paragraph'

/** The paragraphs, including those within tables, in their order. */
export function paragraphsWithin(element: XmlElement, context: Context): Paragraph[] {
  return acceptedBlocks(element.children).flatMap((child) => {
    if (child.name === 'w:tr' && isDeletedRow(child)) return []
    if (child.name === 'w:altChunk') return context.embedded(child.attributes['r:id']).filter(isParagraph)
    if (child.name !== 'w:p') return paragraphsWithin(child, context)
    return readParagraph(child, context).filter(isParagraph)
  })
}

function cut(found: readonly RunContent[], shape: Partial<Paragraph>): Block[] {
  const blocks: Block[] = []
  let inlines: Inline[] = []
  let isCut = false
  for (const one of found) {
    if (isInline(one)) inlines.push(one)
    else if (one.kind === 'pageBreak') {
      if (inlines.length > 0) blocks.push(shaped(inlines, shape))
      blocks.push({ kind: 'pageBreak' })
      inlines = []
      isCut = true
    } else if (one.kind !== 'boxes') inlines.push(...one.shown)
  }
  if (inlines.length > 0 || !isCut) blocks.push(shaped(inlines, shape))
  return blocks
}

const shaped = (inlines: readonly Inline[], shape: Partial<Paragraph>): Paragraph => {
  const isEmpty = tidied(inlines).length === 0
  return paragraphOf(isEmpty ? [] : inlines, shape)
}

function pageNumberOf(found: readonly RunContent[], shape: Partial<Paragraph>): PageNumber | null {
  const at = found.findIndex(({ kind }) => kind === 'pageNumber')
  const number = found[at]
  if (number?.kind !== 'pageNumber') return null
  const text = (part: readonly RunContent[]) =>
    part
      .map((one) =>
        one.kind === 'text' || one.kind === 'field' ? one.text : one.kind === 'pageCount' ? '{pages}' : ' ',
      )
      .join('')
  const [before, after] = [text(found.slice(0, at)), text(found.slice(at + 1))]
  return { before, after, first: 1, alignment: shape.alignment ?? 'left', format: number.format }
}

function shapeOf(own: XmlElement | undefined, { styles, lists }: Context): Partial<Paragraph> {
  const styled = styles.paragraph(own)
  const list = lists.placeOf(styled)
  const chain = list ? [own, ...list.properties, ...styled.slice(own ? 1 : 0)] : styled
  const first = (name: string, ...attributes: readonly string[]) => {
    for (const one of chain)
      for (const attribute of attributes) {
        const value = childOf(one, name)?.attributes[attribute]
        if (value !== undefined) return value
      }
    return undefined
  }
  const points = (name: string, ...attributes: readonly string[]) =>
    (measure(first(name, ...attributes), 40_000) ?? 0) / 20
  const line = (measure(first('w:spacing', 'w:line'), 4_800) ?? 240) / 240
  const isRightToLeft = chain.map((one) => isOn(one, 'w:bidi')).find((is) => is !== undefined) ?? false
  const alignment = alignmentOf(first('w:jc', 'w:val'))
  // WordprocessingML calls the side on which a line begins the left one.
  const [begin, end] = [points('w:ind', 'w:left', 'w:start'), points('w:ind', 'w:right', 'w:end')]
  return {
    alignment: isRightToLeft ? mirrored(alignment) : alignment,
    leftIndent: isRightToLeft ? end : begin,
    rightIndent: isRightToLeft ? begin : end,
    ...(isRightToLeft && { isRightToLeft }),
    firstLineIndent: firstLine(chain),
    lineSpacing: Math.max(0.1, Math.round(line * 10_000) / 10_000),
    spaceAbove: Math.max(0, points('w:spacing', 'w:before')),
    spaceBelow: Math.max(0, points('w:spacing', 'w:after')),
    tabStops: tabStopsOf(chain),
    list: list?.place ?? null,
    mark: styles.format(childOf(own, 'w:rPr'), own),
  }
}

/** Whichever of the two the nearest properties have. */
function firstLine(chain: readonly (XmlElement | undefined)[]): number {
  for (const one of chain) {
    const attributes = childOf(one, 'w:ind')?.attributes
    const [hanging, first] = [
      measure(attributes?.['w:hanging'], 40_000),
      measure(attributes?.['w:firstLine'], 40_000),
    ]
    if (hanging !== null) return hanging === 0 ? 0 : -hanging / 20
    if (first !== null) return first / 20
  }
  return 0
}

function tabStopsOf(chain: readonly (XmlElement | undefined)[]): TabStop[] {
  const tabs = chain.map((one) => childOf(one, 'w:tabs')).find((one) => one !== undefined)
  return (tabs?.children ?? []).slice(0, 100).flatMap(({ attributes }) => {
    const [at, align] = [
      measure(attributes['w:pos'], 40_000),
      keyOf(tabAligns, attributes['w:val'] ?? 'left'),
    ]
    const isKnown = align ?? ['start', 'end', 'num'].includes(attributes['w:val'] ?? '')
    if (at === null || at < 0 || !isKnown) return []
    return [
      { at: at / 20, align: align ?? 'left', leader: keyOf(tabLeaders, attributes['w:leader']) ?? 'none' },
    ]
  })
}
