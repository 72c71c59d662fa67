/** Paragraphs of a DOCX file refer to images and lists. Each image and each list is written once. */
import { isDeepStrictEqual } from 'node:util'
import { xmlOf } from '../file/xml.ts'
import type { Image, ListPlace } from '../model.ts'
import { bulletSigns, numberWords, twips } from './values.ts'

export interface Parts {
  media: Media
  numbering: Numbering
}

interface Media {
  add: (image: Image) => { id: string; number: number }
  /** Each image has its name in the folder `media` and its bytes. */
  all: () => { id: string; name: string; data: Uint8Array }[]
}

export function newMedia(): Media {
  const files = new Map<Uint8Array, { id: string; name: string; data: Uint8Array }>()
  let shown = 0
  return {
    add: ({ type, data }) => {
      const number = files.size + 1
      const file = files.get(data) ?? { id: `rIdImage${number}`, name: `image${number}.${type}`, data }
      // An image that is shown a thousand times is stored once.
      files.set(data, file)
      shown += 1
      return { id: file.id, number: shown }
    },
    all: () => [...files.values()],
  }
}

export interface Numbering {
  numberOf: (place: ListPlace) => number
  /** @returns an empty text if the document has no list */
  xml: () => string
}

interface NumberedList {
  number: number
  id: number
  levels: Map<number, ListPlace>
}

const levels = Array.from({ length: 9 }, (_, level) => level)

/** Paragraphs with the same id form one list. A paragraph whose level has another style there begins a new list. */
export function newNumbering(): Numbering {
  const lists: NumberedList[] = []
  const isFree = (number: number) => number > 0 && !lists.some((list) => list.number === number)
  const numberOf = (place: ListPlace): number => {
    const fits = ({ id, levels }: NumberedList) => {
      const there = levels.get(place.level)
      return id === place.id && (!there || isSameMark(there, place))
    }
    const found = lists.find(fits)
    if (found) {
      found.levels.set(place.level, place)
      return found.number
    }
    const most = lists.reduce((high, list) => Math.max(high, list.number), 0)
    const number = isFree(place.id) ? place.id : most + 1
    lists.push({ number, id: place.id, levels: new Map([[place.level, place]]) })
    return number
  }
  const xml = () => lists.map(abstractXml).join('') + lists.map(instanceXml).join('')
  return { numberOf, xml }
}

const isSameMark = (one: ListPlace, other: ListPlace): boolean =>
  one.kind === other.kind && one.style === other.style && isDeepStrictEqual(labelOf(one), labelOf(other))

const labelOf = (place: ListPlace | undefined) => (place?.kind === 'number' ? place.label : undefined)

const abstractXml = (list: NumberedList): string => {
  const [first] = list.levels.values()
  const all = levels.map((level) => levelXml(list.levels.get(level) ?? first, level))
  const kind = xmlOf('w:multiLevelType', { 'w:val': 'multilevel' })
  return xmlOf('w:abstractNum', { 'w:abstractNumId': list.number }, kind + all.join(''))
}

const instanceXml = ({ number }: NumberedList): string =>
  xmlOf('w:num', { 'w:numId': number }, xmlOf('w:abstractNumId', { 'w:val': number }))

function levelXml(place: ListPlace | undefined, level: number): string {
  const words =
    place?.kind === 'number'
      ? numberWords(place.style, level)
      : { format: 'bullet', text: bulletSigns[place?.style ?? 'disc'] }
  // A label belongs to one level. For levels that the document does not use, the usual numbers are written.
  const label = place?.level === level ? labelOf(place) : undefined
  const indent = { 'w:left': twips(36 * (level + 1)), 'w:hanging': twips(18) }
  return xmlOf(
    'w:lvl',
    { 'w:ilvl': level },
    xmlOf('w:start', { 'w:val': label?.start ?? 1 }) +
      xmlOf('w:numFmt', { 'w:val': words.format }) +
      xmlOf('w:lvlText', { 'w:val': label?.text ?? words.text }) +
      xmlOf('w:lvlJc', { 'w:val': 'left' }) +
      xmlOf('w:pPr', {}, xmlOf('w:ind', indent)),
  )
}
