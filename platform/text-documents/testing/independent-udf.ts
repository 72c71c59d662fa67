/**
 * A second reader of UDF, written from the description of the format alone: it shares no line and no library with
 * ours. Tests use it to show that another program can read the files of our writer.
 */
import { inflateRawSync } from 'node:zlib'

interface UdfParagraph {
  text: string
  alignment: string
  bold: string[]
}

/** Finds entries by the central directory at the end of the archive, as archivers do. */
function entryOf(bytes: Buffer, name: string): Buffer {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('no ZIP')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = bytes.readUInt16LE(at + 28)
    if (bytes.toString('utf8', at + 46, at + 46 + nameLength) === name) return contentOf(bytes, at)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  throw new Error(`no ${name}`)
}

function contentOf(bytes: Buffer, at: number): Buffer {
  const [method, size, local] = [
    bytes.readUInt16LE(at + 10),
    bytes.readUInt32LE(at + 20),
    bytes.readUInt32LE(at + 42),
  ]
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(start, start + size)
  return method === 0 ? content : inflateRawSync(content)
}

interface Element {
  name: string
  path: string
  attributes: Map<string, string>
}

const token = /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w-]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g

/** Returns the elements in their order, and the text of sections in the given place. */
function scanXml(xml: string, textIn: string): { elements: Element[]; text: string } {
  const open: string[] = []
  const elements: Element[] = []
  let text = ''
  for (const [, section, closes, name = '', written = '', isEmpty] of xml.matchAll(token)) {
    if (section !== undefined) {
      if (open.join('/') === textIn) text += section
    } else if (closes) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      const attributes = new Map(
        [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      )
      elements.push({ name, path: open.join('/'), attributes })
      if (!isEmpty) open.push(name)
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> stays open`)
  return { elements, text }
}

export interface IndependentlyRead {
  paragraphs: UdfParagraph[]
  /** Code units that runs cover, and those of the whole text. */
  covered: number
  length: number
}

/** The paragraphs outside of tables with their bold runs. */
export function readIndependently(file: Uint8Array): IndependentlyRead {
  const xml = entryOf(Buffer.from(file), 'content.xml').toString('utf8')
  const { elements, text } = scanXml(xml, 'template/content')
  const paragraphs: UdfParagraph[] = []
  let covered = 0
  for (const { name, path, attributes } of elements) {
    if (path === 'template/elements' && name === 'paragraph')
      paragraphs.push({ text: '', alignment: attributes.get('Alignment') ?? '0', bold: [] })
    const last = paragraphs.at(-1)
    if (path !== 'template/elements/paragraph' || !last) continue
    const start = Number(attributes.get('startOffset'))
    const length = Number(attributes.get('length') ?? 1)
    const run = text.slice(start, start + length)
    covered += length
    last.text += run.replace(/\n$/, '')
    if (attributes.get('bold') === 'true' && run.trim() !== '') last.bold.push(run.trim())
  }
  return { paragraphs, covered, length: text.length }
}
