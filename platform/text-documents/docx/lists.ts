/** Finds the list of a paragraph, and how that list is marked. */
import { childOf, type XmlElement } from '../file/xml.ts'
import { cleanText } from '../make.ts'
import type { ListPlace, NumberLabel } from '../model.ts'
import { valOf } from './formats.ts'
import { bulletOf, measure, numberStyleOf, numberWords } from './values.ts'

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
  const abstractOf = (number: XmlElement) => {
    const own = abstracts.get(valOf(number, 'w:abstractNumId'))
    const styled = valOf(own, 'w:numStyleLink')
    if (styled === undefined) return own
    return abstracts.values().find((one) => valOf(one, 'w:styleLink') === styled) ?? own
  }
  const levelOf = (number: XmlElement, level: string) => {
    const has = ({ attributes }: XmlElement) => attributes['w:ilvl'] === level
    const changed = number.children.find((one) => one.name === 'w:lvlOverride' && has(one))
    const own = abstractOf(number)?.children.find((one) => one.name === 'w:lvl' && has(one))
    return { about: childOf(changed, 'w:lvl') ?? own, start: valOf(changed, 'w:startOverride') }
  }
  /** Lists of one definition are counted together, except those that restart. */
  const counted = new Map<XmlElement | undefined, string>()
  const countedWith = (id: string, number: XmlElement) => {
    if (number.children.some((one) => childOf(one, 'w:startOverride'))) return id
    const abstract = abstractOf(number)
    const first = (abstract && counted.get(abstract)) ?? id
    counted.set(abstract, first)
    return first
  }
  const placeOf: Lists['placeOf'] = (properties) => {
    const asked = properties.map((one) => childOf(one, 'w:numPr'))
    const id = asked.map((one) => valOf(one, 'w:numId')).find((one) => one !== undefined)
    const number = numbers.get(id)
    // The number 0 takes a paragraph out of the list of its style.
    if (!number || id === undefined || id === '0') return null
    const asLevel = asked.map((one) => valOf(one, 'w:ilvl')).find((one) => one !== undefined) ?? '0'
    const { about, start } = levelOf(number, asLevel)
    const level = Math.min(8, Math.max(0, Math.trunc(measure(asLevel) ?? 0)))
    const place = { id: Math.trunc(measure(countedWith(id, number)) ?? 0), level }
    const own = childOf(about, 'w:pPr')
    return { place: { ...place, ...markOf(about, level, start) }, properties: own ? [own] : [] }
  }
  return { placeOf }
}

type Mark =
  | { kind: 'bullet'; style: ReturnType<typeof bulletOf> }
  | { kind: 'number'; style: ReturnType<typeof numberStyleOf>; label?: NumberLabel }

const longestLabel = 80

function markOf(about: XmlElement | undefined, level: number, changedStart: string | undefined): Mark {
  const format = valOf(about, 'w:numFmt') ?? 'decimal'
  const words = cleanText(valOf(about, 'w:lvlText') ?? `%${level + 1}.`).slice(0, longestLabel)
  if (format === 'bullet') return { kind: 'bullet', style: bulletOf(words) }
  const style = numberStyleOf(format, words)
  const text = format === 'none' ? words.replaceAll(`%${level + 1}`, '') : words
  const start = Math.max(0, Math.trunc(measure(changedStart ?? valOf(about, 'w:start'), 100_000) ?? 1))
  const isSaid = start === 1 && text === numberWords(style, level).text
  return isSaid ? { kind: 'number', style } : { kind: 'number', style, label: { text, start } }
}
