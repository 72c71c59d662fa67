/** Reads the content of a paragraph of WordprocessingML, with its fields resolved. */
import { imageOf } from '../file/image.ts'
import { childOf, type XmlElement } from '../file/xml.ts'
import type { Finding } from '../findings.ts'
import { tidied } from '../make.ts'
import type { Format, Inline } from '../model.ts'
import { type Caps, inCaps } from './caps.ts'
import { withAlternatives } from './changes.ts'
import { type StyleSheet, valOf } from './formats.ts'
import { symbolOf } from './symbols.ts'
import { emusPerPoint, measure } from './values.ts'

/** Content that the model does not know as an inline; the paragraph is cut there, or its number is taken out. */
export type RunContent =
  | Inline
  | { kind: 'pageBreak' }
  | { kind: 'pageNumber' | 'pageCount'; format: Format; shown: Inline[] }
  | { kind: 'boxes'; boxes: XmlElement[] }

export interface RunContext {
  styles: StyleSheet
  image: (id: string | undefined) => Uint8Array | null
  /** The number of the note that an element refers to. */
  noteNumber: (reference: XmlElement) => string
  /** Names what the model cannot carry. */
  remark: (finding: Finding) => void
}

/** Their content counts as if they were not there. */
const transparent = new Set([
  'w:ins',
  'w:moveTo',
  'w:hyperlink',
  'w:smartTag',
  'w:sdtContent',
  'w:customXml',
  'w:dir',
  'w:bdo',
])

interface OpenField {
  instruction: string
  /** False while the instruction of the field is read, true while its result is. */
  isShown: boolean
  found: RunContent[]
}

/** Fields may extend over several runs and contain each other. */
export class RunReader {
  readonly found: RunContent[] = []
  private readonly fields: OpenField[] = []
  private readonly context: RunContext
  private readonly paragraph: XmlElement | undefined

  constructor(context: RunContext, paragraph: XmlElement | undefined) {
    this.context = context
    this.paragraph = paragraph
  }

  readAll(elements: readonly XmlElement[]): this {
    for (const element of withAlternatives(elements)) this.read(element)
    return this
  }

  /** The result of an unfinished field belongs to the text. */
  end(): RunContent[] {
    while (this.fields.length > 0) this.endField()
    return this.found
  }

  private read(element: XmlElement): void {
    const { name, children, attributes } = element
    if (name === 'w:r') this.readRun(element)
    else if (transparent.has(name)) this.readAll(children)
    else if (name === 'w:sdt') this.readControl(element)
    else if (name === 'm:oMath' || name === 'm:oMathPara') this.readFormula(element)
    else if (name === 'w:fldSimple') {
      const found = new RunReader(this.context, this.paragraph).readAll(children).end()
      this.add(...resolved(attributes['w:instr'] ?? '', found))
    }
  }

  private readControl(element: XmlElement): void {
    const about = childOf(element, 'w:sdtPr')
    const name = valOf(about, 'w:alias') ?? ''
    const type = valOf(about, 'w:tag') ?? ''
    const content = childOf(element, 'w:sdtContent')?.children ?? []
    const found = new RunReader(this.context, this.paragraph).readAll(content).end()
    this.add(...(name || type ? asField(name, type, found) : found))
  }

  /** The letters and signs of a formula in one line, as they are read aloud. */
  private readFormula(formula: XmlElement): void {
    const text = allWithin(formula, 'm:t')
      .map((one) => one.text)
      .join('')
    this.add({ kind: 'text', text, format: this.context.styles.format(undefined, this.paragraph) })
  }

  private readRun(run: XmlElement): void {
    const properties = childOf(run, 'w:rPr')
    if (this.context.styles.isHidden(properties)) {
      if (run.children.some(({ name, text }) => name === 'w:t' && text.trim() !== ''))
        this.context.remark('hidden')
      return
    }
    const format = this.context.styles.format(properties, this.paragraph)
    const caps = this.context.styles.caps(properties, this.paragraph)
    for (const child of withAlternatives(run.children)) this.readContent(child, format, caps)
  }

  private readContent(element: XmlElement, format: Format, caps: Caps): void {
    const { name, attributes, text } = element
    if (name === 'w:t') this.add(...inCaps(text, format, caps))
    else if (name === 'w:tab' || name === 'w:ptab') this.add({ kind: 'tab', format })
    else if (name === 'w:br') this.add(breakOf(attributes['w:type'], format))
    else if (name === 'w:cr') this.add({ kind: 'break', format })
    else if (name === 'w:sym') this.add({ kind: 'text', text: symbolOf(attributes), format })
    else if (name === 'w:noBreakHyphen') this.add({ kind: 'text', text: '\u2011', format })
    else if (name === 'w:softHyphen') this.add({ kind: 'text', text: '\u00ad', format })
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference')
      this.add({
        kind: 'text',
        text: this.context.noteNumber(element),
        format: { ...format, vertical: 'super' },
      })
    else if (name === 'w:fldChar') this.readFieldMark(attributes['w:fldCharType'])
    else if (name === 'w:instrText') this.readInstruction(text)
    else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.readDrawing(element)
  }

  private readFieldMark(kind: string | undefined): void {
    if (kind === 'begin') this.fields.push({ instruction: '', isShown: false, found: [] })
    else if (kind === 'separate') {
      const last = this.fields.at(-1)
      if (last) last.isShown = true
    } else if (kind === 'end') this.endField()
  }

  private readInstruction(text: string): void {
    const last = this.fields.at(-1)
    if (last && last.instruction.length < 1_000) last.instruction += text
  }

  private endField(): void {
    const field = this.fields.pop()
    if (field) this.add(...resolved(field.instruction, field.found))
  }

  private add(...found: readonly RunContent[]): void {
    const open = this.fields.at(-1)
    if (!open) for (const one of found) this.found.push(one)
    else if (open.isShown) for (const one of found) open.found.push(one)
  }

  private readDrawing(drawing: XmlElement): void {
    const extent = firstWithin(drawing, 'wp:extent')?.attributes
    const points = (side: string) => (measure(extent?.[side], 100_000_000) ?? 0) / emusPerPoint || null
    const id =
      firstWithin(drawing, 'a:blip')?.attributes['r:embed'] ??
      firstWithin(drawing, 'v:imagedata')?.attributes['r:id']
    const bytes = id ? this.context.image(id) : null
    const image = bytes && imageOf(bytes, points('cx'), points('cy'))
    if (image) this.add(image)
    const boxes = allWithin(drawing, 'w:txbxContent')
    if (boxes.length > 0) this.add({ kind: 'boxes', boxes })
    // Of an embedded object only its picture is shown.
    if (drawing.name === 'w:object' || (!image && boxes.length === 0)) this.context.remark('drawings')
  }
}

const breakOf = (type: string | undefined, format: Format): RunContent =>
  type === 'page' ? { kind: 'pageBreak' } : { kind: 'break', format }

/** A page field of one format becomes ours; a field that Word fills from elsewhere becomes the text that it shows. */
function resolved(instruction: string, found: RunContent[]): RunContent[] {
  const [, word = '', name = ''] = /^\s*(\w+)\s*"?([^"\\]*)/.exec(instruction.slice(0, 1_000)) ?? []
  const kind = { PAGE: 'pageNumber', NUMPAGES: 'pageCount' } as const
  const special = kind[word.toUpperCase() as keyof typeof kind]
  if (word.toUpperCase() === 'MERGEFIELD') return asField(name.trim(), 'merge', found)
  const shown = found.filter(isInline)
  const first = shown.find((one) => one.kind === 'text')
  return special && first ? [{ kind: special, format: first.format, shown }] : found
}

function asField(name: string, type: string, found: RunContent[]): RunContent[] {
  const inlines = tidied(found.filter(isInline))
  const [only] = inlines
  const emptied = found.find((one) => one.kind === 'text')
  if (inlines.length === found.length && inlines.length === 1 && only?.kind === 'text')
    return [{ kind: 'field', name, type, text: only.text, format: only.format }]
  if (inlines.length === 0 && emptied?.kind === 'text')
    return [{ kind: 'field', name, type, text: '', format: emptied.format }]
  return found
}

export const isInline = (found: RunContent): found is Inline =>
  !['pageBreak', 'pageNumber', 'pageCount', 'boxes'].includes(found.kind)

const firstWithin = (element: XmlElement, name: string): XmlElement | undefined => allWithin(element, name)[0]

/** Elements inside of a found one are left to it. */
function allWithin(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : allWithin(child, name)))
}
