/** Reads an .xlsx file back without the library that wrote it: unpacks its parts and looks at the cells themselves. */
import { inflateRawSync } from 'node:zlib'

/** The parts of a zip file by name, from its directory at the end. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset))
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = file.readUInt32LE(at + 42)
    const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const packed = file.subarray(from, from + file.readUInt32LE(at + 20))
    const isPacked = file.readUInt16LE(at + 10) === 8
    parts.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

const plain = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

export interface ReadCell {
  /** The value as it is written in the file; for a text, the text itself. */
  value: string
  kind: 'text' | 'number' | 'formula'
}

/** The rows of the first sheet; cells without a value are left out. */
export function readSheet(file: Buffer): ReadCell[][] {
  const parts = unzip(file)
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  return cellsOf(sheet, textsOf(parts)).map((row) => row.map(({ value, kind }) => ({ value, kind })))
}

/** All sheets in their order, with the forms of their cells. */
export function readSheets(file: Buffer) {
  const parts = unzip(file)
  const styles = parts.get('xl/styles.xml') ?? ''
  const formats = [...styles.matchAll(/<numFmt [^>]*formatCode="([^"]*)"/g)].map(([, format = '']) => format)
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)]
  return names.map(([, name = ''], at) => ({
    name: plain(name),
    rows: cellsOf(parts.get(`xl/worksheets/sheet${at + 1}.xml`) ?? '', textsOf(parts)).map((row) =>
      row.map(({ style, ...cell }) => ({ ...cell, format: formats[style] ?? '' })),
    ),
  }))
}

const textsOf = (parts: Map<string, string>): string[] =>
  [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    plain(text),
  )

const cellsOf = (sheet: string, texts: readonly string[]) =>
  [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*[^/])>(.*?)<\/c>/gs)].map(([, attributes = '', content = '']) => ({
      ...cellOf(attributes, content, texts),
      style: Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0),
    })),
  )

function cellOf(attributes: string, content: string, texts: readonly string[]): ReadCell {
  if (content.includes('<f')) return { value: plain(content), kind: 'formula' }
  if (attributes.includes('t="s"')) return { value: texts[Number(plain(content))] ?? '', kind: 'text' }
  const isText = /t="(inlineStr|str)"/.test(attributes)
  return { value: plain(content), kind: isText ? 'text' : 'number' }
}
