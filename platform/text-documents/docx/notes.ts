/** Footnotes and endnotes: the model has none, so they follow the text, each with its number. */
import type { XmlElement } from '../file/xml.ts'
import { paragraphOf, plainFormat } from '../make.ts'
import type { Paragraph } from '../model.ts'

export interface Notes {
  /** The number that the text shows. Empty for a note that does not exist. */
  numberOf: (reference: XmlElement) => string
  /** The paragraphs of the notes, in the order in which their numbers were asked for. */
  paragraphs: (read: (note: XmlElement) => Paragraph[]) => Paragraph[]
}

/** A text with more notes would only be meant to take time. */
const most = 5_000

export function notesOf(footnotes: XmlElement | undefined, endnotes: XmlElement | undefined): Notes {
  const byId = (root: XmlElement | undefined) =>
    new Map((root?.children ?? []).map((note) => [note.attributes['w:id'], note]))
  const kinds: Record<string, Map<string | undefined, XmlElement>> = {
    'w:footnoteReference': byId(footnotes),
    'w:endnoteReference': byId(endnotes),
  }
  const asked: XmlElement[] = []
  const numberOf: Notes['numberOf'] = ({ name, attributes }) => {
    const note = kinds[name]?.get(attributes['w:id'])
    if (!note || asked.length >= most || asked.includes(note)) return ''
    asked.push(note)
    return String(asked.length)
  }
  const paragraphs: Notes['paragraphs'] = (read) =>
    asked.flatMap((note, at) => {
      const [first, ...others] = read(note)
      return first ? [numbered(first, at + 1), ...others] : []
    })
  return { numberOf, paragraphs }
}

function numbered(paragraph: Paragraph, number: number): Paragraph {
  const format = { ...plainFormat, size: paragraph.mark.size }
  const label = { kind: 'text' as const, text: `${number} `, format }
  return { ...paragraph, inlines: paragraphOf([label, ...paragraph.inlines]).inlines }
}
