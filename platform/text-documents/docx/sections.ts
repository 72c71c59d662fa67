/** Sections of a DOCX file: the pages that each has, and where a new one begins. */
import { isDeepStrictEqual } from 'node:util'
import { childOf, type XmlElement } from '../file/xml.ts'
import { plainPage } from '../make.ts'
import type { Block, PageFormat } from '../model.ts'
import { valOf } from './formats.ts'
import { measure } from './values.ts'

/** All sections; that of the last pages stands at the end. */
export function sectionsOf(body: XmlElement | undefined): XmlElement[] {
  const last = childOf(body, 'w:sectPr')
  return [...sectionsWithin(body?.children ?? []), ...(last ? [last] : [])]
}

const holders = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

const sectionsWithin = (elements: readonly XmlElement[]): XmlElement[] =>
  elements.flatMap((element) => {
    if (holders.has(element.name)) return sectionsWithin(element.children)
    return childOf(childOf(element, 'w:pPr'), 'w:sectPr') ?? []
  })

/** Gives the page break at the end of a section. */
export function sectionBreaks(sections: readonly XmlElement[]): (section: XmlElement) => Block[] {
  const after = new Map(sections.map((section, at) => [section, sections[at + 1]]))
  return (section) => breakBetween(section, after.get(section))
}

/** A section that goes on at once needs a page of its own only if its sheet lies the other way. */
function breakBetween(section: XmlElement, next: XmlElement | undefined): Block[] {
  const [before, page] = [pageOf(section), pageOf(next)]
  const isSameSheet =
    before.isLandscape === page.isLandscape && before.width === page.width && before.height === page.height
  const goesOn = valOf(next ?? section, 'w:type') === 'continuous'
  if (goesOn && (isSameSheet || !next)) return []
  const changed = next !== undefined && !isDeepStrictEqual(before, page)
  return [{ kind: 'pageBreak', ...(changed && { page }) }]
}

export function pageOf(section: XmlElement | undefined): PageFormat {
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
