/**
 * Converts a format into marks of the editor, and back. A property that the end of the paragraph shares needs no
 * mark.
 */
import type { Format } from '../../schemas/text.ts'
import type { Look, Mark } from './nodes.ts'

const switches = ['bold', 'italic', 'underline', 'strike'] as const

const lookOf = ({ vertical, size, family, colour, background }: Format): Look => ({
  vertical,
  size,
  family,
  colour,
  background,
})

const isSame = (one: Look, other: Look): boolean =>
  (Object.keys(one) as (keyof Look)[]).every((key) => one[key] === other[key])

export function marksOf(format: Format, end: Format): Mark[] {
  const switched = switches.filter((name) => format[name]).map((type): Mark => ({ type }))
  const look = lookOf(format)
  return isSame(look, lookOf(end)) ? switched : [...switched, { type: 'look', attrs: look }]
}

export function formatOf(marks: readonly Mark[] | undefined, end: Format): Format {
  const has = (type: Mark['type']) => marks?.some((mark) => mark.type === type) ?? false
  const look = marks?.find(({ type }) => type === 'look')?.attrs ?? lookOf(end)
  return {
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
    strike: has('strike'),
    ...lookOf(look as Format),
  }
}
