/**
 * Chooses among the forms of a text that a file holds: marked changes count as accepted, and of alternatives the
 * first is taken.
 */
import { childOf, type XmlElement } from '../file/xml.ts'

const isMarked = (properties: XmlElement | undefined, ...names: readonly string[]): boolean =>
  names.some((name) => childOf(properties, name) !== undefined)

export const isDeletedRow = (row: XmlElement): boolean => isMarked(childOf(row, 'w:trPr'), 'w:del')
export const isDeletedCell = (cell: XmlElement): boolean => isMarked(childOf(cell, 'w:tcPr'), 'w:cellDel')

/** Programs add a second form for content that other programs may not understand. */
const chosen = (element: XmlElement): readonly XmlElement[] =>
  (childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'))?.children ?? []

export const withAlternatives = (elements: readonly XmlElement[]): readonly XmlElement[] =>
  elements.some(({ name }) => name === 'mc:AlternateContent')
    ? elements.flatMap((one) => (one.name === 'mc:AlternateContent' ? withAlternatives(chosen(one)) : [one]))
    : elements

/** The end of a paragraph was deleted, so the rest of it belongs to the next one. */
function hasDeletedEnd(element: XmlElement): boolean {
  const properties = childOf(element, 'w:pPr')
  const isEnd = isMarked(childOf(properties, 'w:rPr'), 'w:del', 'w:moveFrom')
  return element.name === 'w:p' && isEnd && childOf(properties, 'w:sectPr') === undefined
}

const gone = new Set(['w:pPr', 'w:del', 'w:moveFrom'])
const leftOf = ({ children }: XmlElement): XmlElement[] => children.filter(({ name }) => !gone.has(name))
const holdsRun = (elements: readonly XmlElement[]): boolean =>
  elements.some(({ name, children }) => name === 'w:r' || holdsRun(children))

/** Blocks as they are once every change is accepted. */
export function acceptedBlocks(elements: readonly XmlElement[]): readonly XmlElement[] {
  const all = withAlternatives(elements)
  if (!all.some(hasDeletedEnd)) return all
  const blocks: XmlElement[] = []
  let open: XmlElement[] = []
  const close = () => {
    if (holdsRun(open)) blocks.push({ name: 'w:p', attributes: {}, children: open, text: '' })
    open = []
  }
  for (const element of all) {
    if (hasDeletedEnd(element)) open.push(...leftOf(element))
    else if (element.name !== 'w:p') {
      // Bookmarks stand between paragraphs and separate none.
      if (element.name === 'w:tbl' || element.name === 'w:sdt') close()
      blocks.push(element)
    } else {
      blocks.push(joined(open, element))
      open = []
    }
  }
  close()
  return blocks
}

function joined(before: readonly XmlElement[], paragraph: XmlElement): XmlElement {
  if (before.length === 0) return paragraph
  const properties = paragraph.children.filter(({ name }) => name === 'w:pPr')
  const others = paragraph.children.filter(({ name }) => name !== 'w:pPr')
  return { ...paragraph, children: [...properties, ...before, ...others] }
}
