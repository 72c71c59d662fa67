/** The format of a run or a paragraph: its own attributes, those of its paragraph, named styles, the default. */
import type { XmlElement } from '../file/xml.ts'
import { plainFormat } from '../make.ts'
import type { Format } from '../model.ts'
import { colourOf, numberOf } from './values.ts'

type Attributes = XmlElement['attributes']

/** Swing's own dark grey, which its default style contains and nobody chose. */
const isSwing = ({ name, foreground }: Attributes): boolean =>
  name === 'default' && foreground === '-13421773'

export interface Styles {
  /** The attributes of the elements, the first one first: for a run, those of its paragraph follow. */
  chain: (...elements: readonly (XmlElement | undefined)[]) => Attributes[]
}

/** `resolver`: the style of everything that names none. */
export function stylesOf(styles: XmlElement | undefined, resolver: string | undefined): Styles {
  const named = new Map<string, Attributes>()
  for (const { name, attributes } of styles?.children ?? [])
    if (name === 'style' && attributes.name !== undefined && !named.has(attributes.name))
      named.set(attributes.name, isSwing(attributes) ? { ...attributes, foreground: '' } : attributes)
  const usual = followed(named, [resolver, 'default'])
  const known = new Map<string, Attributes[]>()
  const chain: Styles['chain'] = (...elements) => {
    const resolvers = elements.map((element) => element?.attributes.resolver)
    const key = resolvers.join('\n')
    const styled = known.get(key) ?? [...followed(named, resolvers), ...usual]
    known.set(key, styled)
    return [...elements.flatMap((element) => (element ? [element.attributes] : [])), ...styled]
  }
  return { chain }
}

/** More styles than the editor offers; each of them is read for each property of each run. */
const mostFollowed = 20

/** Styles with those that they follow; each once, also if they follow each other in a circle. */
function followed(
  named: ReadonlyMap<string, Attributes>,
  resolvers: readonly (string | undefined)[],
): Attributes[] {
  const found = new Set<Attributes>()
  for (const first of resolvers) {
    let style = first === undefined ? undefined : named.get(first)
    while (style && !found.has(style) && found.size < mostFollowed) {
      found.add(style)
      style = style.resolver === undefined ? undefined : named.get(style.resolver)
    }
  }
  return [...found]
}

/** The first element that has the attribute. */
export const firstOf = (chain: readonly Attributes[], name: string): string | undefined => {
  for (const attributes of chain) {
    const value = attributes[name]
    if (value !== undefined && value !== '') return value
  }
  return undefined
}

export function formatOf(chain: readonly Attributes[]): Format {
  const is = (name: string) => firstOf(chain, name)?.toLowerCase() === 'true'
  return {
    bold: is('bold'),
    italic: is('italic'),
    underline: is('underline'),
    strike: is('strikethrough'),
    vertical: is('subscript') ? 'sub' : is('superscript') ? 'super' : null,
    size: numberOf(firstOf(chain, 'size'), 1, 400) ?? plainFormat.size,
    family: firstOf(chain, 'family') ?? plainFormat.family,
    colour: colourOf(firstOf(chain, 'foreground')),
    background: colourOf(firstOf(chain, 'background')),
  }
}
