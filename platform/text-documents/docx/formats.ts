/** The formats of runs and paragraphs: direct properties, styles with those that they are based on, the defaults. */
import { childOf, type XmlElement } from '../file/xml.ts'
import { plainFormat } from '../make.ts'
import type { Format } from '../model.ts'
import type { Caps } from './caps.ts'
import { hexColour, highlights, measure } from './values.ts'

export const valOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val']

/** Present without a value is yes. Undefined if it is absent. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = childOf(element, name)
  return found && !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? 'true')
}

export interface StyleSheet {
  /** Properties of the paragraph itself: its own, those of its styles, the defaults. */
  paragraph: (own: XmlElement | undefined) => XmlElement[]
  format: (run: XmlElement | undefined, paragraph: XmlElement | undefined) => Format
  caps: (run: XmlElement | undefined, paragraph: XmlElement | undefined) => Caps
  /** Neither printed nor shown. */
  isHidden: (run: XmlElement | undefined) => boolean
  /** The borders that a table's style has. */
  tableBorders: (styleId: string | undefined) => XmlElement | undefined
}

interface Fonts {
  major: string
  minor: string
}

export function styleSheet(root: XmlElement | undefined, theme: XmlElement | undefined): StyleSheet {
  const styles = (root?.children ?? []).filter(({ name }) => name === 'w:style')
  const byId = new Map(styles.map((style) => [style.attributes['w:styleId'], style]))
  const usual = styles.find(
    ({ attributes }) =>
      attributes['w:type'] === 'paragraph' && ['1', 'true', 'on'].includes(attributes['w:default'] ?? ''),
  )
  const defaults = childOf(root, 'w:docDefaults')
  const plainRun = childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr')
  const plainParagraph = childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')
  const fonts = fontsOf(theme)
  const known = new Map<string, XmlElement[]>()
  /** A style and those below it, each once, so that a circle ends. */
  const chain = (id: string | undefined): XmlElement[] => {
    const found = known.get(id ?? '')
    if (found) return found
    const all: XmlElement[] = []
    let style = byId.get(id)
    while (style && !all.includes(style) && all.length < 50) {
      all.push(style)
      style = byId.get(valOf(style, 'w:basedOn'))
    }
    known.set(id ?? '', all)
    return all
  }
  const stylesOf = (paragraph: XmlElement | undefined) =>
    chain(valOf(paragraph, 'w:pStyle') ?? usual?.attributes['w:styleId'])
  const withPart = (elements: readonly XmlElement[], name: string) =>
    elements.flatMap((element) => childOf(element, name) ?? [])
  const sourcesOf = (run: XmlElement | undefined, paragraph: XmlElement | undefined): Sources => ({
    own: run,
    character: withPart(chain(valOf(run, 'w:rStyle')), 'w:rPr'),
    paragraph: withPart(stylesOf(paragraph), 'w:rPr'),
    plain: plainRun,
  })
  return {
    paragraph: (own) =>
      [own, ...withPart(stylesOf(own), 'w:pPr'), plainParagraph].filter((one) => one !== undefined),
    format: (run, paragraph) => formatOf(sourcesOf(run, paragraph), fonts),
    caps: (run, paragraph) => {
      const toggle = toggleOf(sourcesOf(run, paragraph))
      return toggle('w:caps') ? 'all' : toggle('w:smallCaps') ? 'small' : null
    },
    isHidden: (run) =>
      [run, ...withPart(chain(valOf(run, 'w:rStyle')), 'w:rPr')]
        .map((one) => isOn(one, 'w:vanish'))
        .find((is) => is !== undefined) ?? false,
    tableBorders: (id) => withPart(withPart(chain(id), 'w:tblPr'), 'w:tblBorders')[0],
  }
}

interface Sources {
  own: XmlElement | undefined
  character: readonly XmlElement[]
  paragraph: readonly XmlElement[]
  plain: XmlElement | undefined
}

/** Bold within a bold style is what stands out: the two cancel each other. */
function toggleOf({ own, character, paragraph, plain }: Sources): (name: string) => boolean {
  const firstOn = (list: readonly (XmlElement | undefined)[], name: string) =>
    list.map((one) => isOn(one, name)).find((is) => is !== undefined)
  return (name) =>
    isOn(own, name) ??
    (firstOn(character, name) ?? false) !== (firstOn(paragraph, name) ?? isOn(plain, name) ?? false)
}

function formatOf(sources: Sources, fonts: Fonts): Format {
  const { own, character, paragraph, plain } = sources
  const all = [own, ...character, ...paragraph, plain]
  const first = (name: string) => {
    for (const one of all) {
      const found = childOf(one, name)
      if (found) return found
    }
    return undefined
  }
  const toggle = toggleOf(sources)
  const underline = first('w:u')?.attributes['w:val']
  return {
    bold: toggle('w:b'),
    italic: toggle('w:i'),
    underline: underline !== undefined && underline !== 'none',
    strike: toggle('w:strike') || toggle('w:dstrike'),
    vertical: verticalOf(first('w:vertAlign')?.attributes['w:val']),
    size: sizeOf(first('w:sz')?.attributes['w:val']),
    family: familyOf(all, fonts),
    colour: hexColour(first('w:color')?.attributes['w:val']),
    background:
      highlights[first('w:highlight')?.attributes['w:val'] ?? ''] ??
      hexColour(first('w:shd')?.attributes['w:fill']),
  }
}

const verticalOf = (word: string | undefined): Format['vertical'] =>
  word === 'subscript' ? 'sub' : word === 'superscript' ? 'super' : null

const sizeOf = (half: string | undefined): number => {
  const size = (measure(half, 800) ?? 0) / 2
  return size >= 1 ? size : plainFormat.size
}

function familyOf(all: readonly (XmlElement | undefined)[], fonts: Fonts): string {
  for (const one of all) {
    const attributes = childOf(one, 'w:rFonts')?.attributes
    const theme = attributes?.['w:asciiTheme'] ?? attributes?.['w:hAnsiTheme']
    if (theme) return theme.startsWith('major') ? fonts.major : fonts.minor
    const family = attributes?.['w:ascii'] || attributes?.['w:hAnsi']
    if (family) return family
  }
  return plainFormat.family
}

function fontsOf(theme: XmlElement | undefined): Fonts {
  const scheme = childOf(childOf(theme, 'a:themeElements'), 'a:fontScheme')
  const face = (name: string) =>
    childOf(childOf(scheme, name), 'a:latin')?.attributes.typeface || plainFormat.family
  return { major: face('a:majorFont'), minor: face('a:minorFont') }
}
