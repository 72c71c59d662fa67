/** To which list a paragraph belongs, and how that list is marked. */
import { childOf, type XmlElement } from '../file/xml.ts'
import type { ListPlace } from '../model.ts'
import { valOf } from './formats.ts'
import { bulletOf, measure, numberStyleOf } from './values.ts'

export interface Lists {
  /** `properties`: those of the paragraph, nearest first; what the list adds comes after the paragraph's own. */
  placeOf: (properties: readonly XmlElement[]) => { place: ListPlace; properties: XmlElement[] } | null
}

export function listsOf(root: XmlElement | undefined): Lists {
  const named = (name: string, attribute: string) =>
    new Map(
      (root?.children ?? [])
        .filter((one) => one.name === name)
        .map((one) => [one.attributes[attribute], one]),
    )
  const abstracts = named('w:abstractNum', 'w:abstractNumId')
  const numbers = named('w:num', 'w:numId')
  const levelOf = (number: XmlElement, level: string) => {
    const has = ({ attributes }: XmlElement) => attributes['w:ilvl'] === level
    const changed = number.children.find((one) => one.name === 'w:lvlOverride' && has(one))
    const abstract = abstracts.get(valOf(number, 'w:abstractNumId'))
    return childOf(changed, 'w:lvl') ?? abstract?.children.find((one) => one.name === 'w:lvl' && has(one))
  }
  const placeOf: Lists['placeOf'] = (properties) => {
    const asked = properties.map((one) => childOf(one, 'w:numPr'))
    const id = asked.map((one) => valOf(one, 'w:numId')).find((one) => one !== undefined)
    const number = numbers.get(id)
    // The number 0 takes a paragraph out of the list of its style.
    if (!number || id === '0') return null
    const level = asked.map((one) => valOf(one, 'w:ilvl')).find((one) => one !== undefined) ?? '0'
    const about = levelOf(number, level)
    const place = {
      id: Math.trunc(measure(id) ?? 0),
      level: Math.min(8, Math.max(0, Math.trunc(measure(level) ?? 0))),
    }
    const own = childOf(about, 'w:pPr')
    return { place: { ...place, ...markOf(about) }, properties: own ? [own] : [] }
  }
  return { placeOf }
}

type Mark =
  | { kind: 'bullet'; style: ReturnType<typeof bulletOf> }
  | { kind: 'number'; style: ReturnType<typeof numberStyleOf> }

function markOf(level: XmlElement | undefined): Mark {
  const [format = 'decimal', text = '%1.'] = [valOf(level, 'w:numFmt'), valOf(level, 'w:lvlText')]
  return format === 'bullet'
    ? { kind: 'bullet', style: bulletOf(text) }
    : { kind: 'number', style: numberStyleOf(format, text) }
}
