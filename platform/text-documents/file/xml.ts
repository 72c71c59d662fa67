/** XML as a tree, bounded in depth, number and time. Nothing outside the text is ever loaded, and no entity is defined. */
import { Parser } from 'saxen'
import { DocumentError, documentLimits } from '../problem.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** The text of the element itself, its CDATA sections joined. */
  text: string
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The parser's own would cut letters beyond the first 65,536, such as those of most emoji. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
        if (name) return named[name] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

const mostAttributes = 1_000
const bare: Readonly<Record<string, string>> = Object.freeze({})
const none: XmlElement[] = []

/** `namespaces`: the prefix that the names of each one get; without them, prefixes stay as they are. @throws DocumentError */
export function parseXml(xml: string, namespaces?: Readonly<Record<string, string>>): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const count = counter()
  const parser = new Parser()
  if (namespaces) parser.ns({ ...namespaces })
  parser.on('openTag', (name: string, attributes: () => Record<string, string>) => {
    count(open.length)
    const element: XmlElement = { name, attributes: decodedAll(attributes()), children: none, text: '' }
    addChild(open.at(-1), element)
    open.push(element)
  })
  parser.on('closeTag', () => void open.pop())
  parser.on('text', (text: string) => addText(open.at(-1), decoded(text)))
  parser.on('cdata', (text: string) => addText(open.at(-1), text))
  parser.on('attention', (text: string) => {
    if (/<!ENTITY|\[/i.test(text)) throw new DocumentError('unsafe', 'document type')
  })
  assertTags(xml)
  run(parser, xml)
  const [top] = root.children
  if (!top) throw new DocumentError('damaged', 'no XML')
  return top
}

/** Most elements have no child; a list for each of them would double the memory of a document. */
function addChild(parent: XmlElement | undefined, element: XmlElement): void {
  if (parent?.children === none) parent.children = [element]
  else parent?.children.push(element)
}

/** Attributes are counted before the parser reads them, which for a million of them takes many seconds. */
function assertTags(xml: string): void {
  let at = xml.indexOf('<')
  while (at >= 0) {
    const isSection = xml.startsWith('<![CDATA[', at)
    const end = xml.indexOf(isSection ? ']]>' : '>', at)
    if (end < 0) return
    if (!isSection && end - at > mostAttributes * 4) countAttributes(xml.slice(at, end))
    at = xml.indexOf('<', end)
  }
}

function countAttributes(tag: string): void {
  let count = 0
  for (let at = tag.indexOf('="'); at >= 0; at = tag.indexOf('="', at + 2)) {
    count += 1
    if (count > mostAttributes) throw new DocumentError('too_large', 'attributes of an element')
  }
}

function run(parser: Parser, xml: string): void {
  try {
    // Line ends are normalised as every XML reader has to, and the offsets of UDF rely on it.
    const failed = parser.parse(xml.replace(/\r\n?/g, '\n')) as unknown
    if (failed instanceof Error) throw failed
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError('damaged', `XML: ${error instanceof Error ? error.message : ''}`.slice(0, 80))
  }
}

function counter(): (depth: number) => void {
  const until = performance.now() + documentLimits.milliseconds
  let elements = 0
  return (depth) => {
    elements += 1
    if (depth > documentLimits.depth) throw new DocumentError('too_large', 'depth of XML')
    if (elements > documentLimits.elements) throw new DocumentError('too_large', 'elements of XML')
    if (elements % 1024 === 0 && performance.now() > until) throw new DocumentError('took_too_long')
  }
}

/** Blanks between elements only make the file readable, so they are left out. */
function addText(element: XmlElement | undefined, text: string): void {
  if (!element || (element.children.length > 0 && text.trim() === '')) return
  element.text += text
}

/** The parser's own object, changed in place; most elements have no attribute, and they share one. */
function decodedAll(attributes: Record<string, string>): Readonly<Record<string, string>> {
  let count = 0
  for (const name in attributes) {
    count += 1
    if (count > mostAttributes) throw new DocumentError('too_large', 'attributes of an element')
    const value = attributes[name] ?? ''
    if (value.includes('&')) attributes[name] = decoded(value)
  }
  return count === 0 ? bare : attributes
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

/** Whether the element contains one of this name, however deep. */
export const holds = ({ children }: XmlElement, name: string): boolean =>
  children.some((child) => child.name === name || holds(child, name))

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** For texts and values between double quotes; `cleanText` has removed the control characters. */
export const escaped = (text: string): string => text.replace(/[&<>"\n\t]/g, (sign) => signs[sign] ?? sign)

export type Attributes = Record<string, string | number | boolean | null | undefined>

/** An element as text; attributes without a value are left out. */
export function xmlOf(name: string, attributes: Attributes, content = ''): string {
  const all = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  return content === '' ? `<${name}${all}/>` : `<${name}${all}>${content}</${name}>`
}
