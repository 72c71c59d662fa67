/** Headers and footers of a DOCX file, of which the model has one each. */
import type { XmlElement } from '../file/xml.ts'
import { emptyEdge } from '../make.ts'
import type { Block, PageEdge, PageNumber } from '../model.ts'
import { textOfBlocks } from '../outline.ts'
import type { Package, Part } from './package.ts'

export interface Edges {
  header: PageEdge
  footer: PageEdge
  /** What all of them say, each text once. */
  texts: string[]
  /** There are others than the two. */
  hasOthers: boolean
}

type Read = (part: Part) => (Block | PageNumber)[]

export function edgesOf(sections: readonly XmlElement[], main: Part, file: Package, read: Read): Edges {
  const known = new Map<string, PageEdge>()
  const edgeAt = (id: string | undefined): PageEdge | null => {
    const name = main.target(id)
    const part = name === null || known.has(name) ? null : file.part(name)
    if (name !== null && part) known.set(name, edgeOf(read(part)))
    return (name !== null && known.get(name)) || null
  }
  const all = sections.flatMap(({ children }) =>
    children
      .filter(({ name }) => name === 'w:headerReference' || name === 'w:footerReference')
      .map(({ attributes }) => edgeAt(attributes['r:id'])),
  )
  const [header, footer] = (['header', 'footer'] as const).map(
    (kind) => edgeAt(referenceOf(kind, sections)) ?? emptyEdge(),
  ) as [PageEdge, PageEdge]
  const textsOf = (edges: readonly (PageEdge | null)[]) =>
    new Set(edges.flatMap((edge) => (edge ? [textOf(edge)] : [])).filter((text) => text !== ''))
  const [texts, carried] = [[...textsOf(all)], textsOf([header, footer])]
  return { header, footer, texts, hasOthers: texts.some((text) => !carried.has(text)) }
}

/** A section without a header of its own has that of the section before it. */
function referenceOf(kind: 'header' | 'footer', sections: readonly XmlElement[]): string | undefined {
  const references = sections.toReversed().map(({ children }) => {
    const own = children.filter(({ name }) => name === `w:${kind}Reference`)
    return own.find(({ attributes }) => (attributes['w:type'] ?? 'default') === 'default') ?? own[0]
  })
  return references.find((one) => one !== undefined)?.attributes['r:id']
}

export const isBlock = (one: Block | PageNumber): one is Block => 'kind' in one

const edgeOf = (all: readonly (Block | PageNumber)[]): PageEdge => ({
  blocks: all.filter(isBlock).filter((block) => block.kind !== 'pageBreak'),
  pageNumber: all.find((one): one is PageNumber => !isBlock(one)) ?? null,
})

const textOf = ({ blocks, pageNumber }: PageEdge): string =>
  [textOfBlocks(blocks), pageNumber?.before ?? ''].join('\n').trim()
