/**
 * Labels of lists that UDF cannot express, such as `MADDE 3 –` or `2.1.`: the court's editor shows them because they
 * are written as text, and the marks here show our reader that they are labels.
 */
import type { Attributes, XmlElement } from '../file/xml.ts'
import type { ListPlace, NumberLabel } from '../model.ts'
import { numberOf } from './values.ts'

const mark = 'list-label'

/** The attribute marks each element that is written before the text. */
export const labelMark: Attributes = { name: mark }

/** The attributes of the paragraph. */
export const labelAttributes = ({ start, text }: NumberLabel): Attributes => ({
  name: mark,
  description: `${start} ${text}`,
})

const isMarked = ({ attributes }: XmlElement): boolean => attributes.name === mark

/** A person who edits the text may have removed the label: then the paragraph has no list. */
export function labelOf({ attributes, children }: XmlElement): NumberLabel | null {
  const [, start, text = ''] = /^(\d{1,6}) (.*)$/s.exec(attributes.description ?? '') ?? []
  if (attributes.name !== mark || start === undefined) return null
  const [first] = children
  if (text.trim() !== '' && !(first && isMarked(first))) return null
  return { start: numberOf(start, 0, 100_000) ?? 1, text }
}

/** Elements that hold the label. */
export const isOfLabel = (element: XmlElement, place: ListPlace | null): boolean =>
  place?.kind === 'number' && place.label !== undefined && isMarked(element)
