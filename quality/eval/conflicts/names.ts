/**
 * Draws invented names as an office keeps them: two thirds persons, one third companies and bodies. Common given names
 * and surnames come up more often, as they do in life.
 */
import { givenNames } from '../../../domains/clients/data/names/given-names.ts'
import { commonSurnames, otherSurnames } from '../../../domains/clients/data/names/surnames.ts'
import { numbersFrom } from '../draw.ts'

const wordsOf = (text: string) => text.trim().split(/\s+/)
const given = wordsOf(givenNames)
const frequent = wordsOf(
  'Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim Murat Osman İsmail Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Sultan Hanife',
)
const common = wordsOf(commonSurnames)
const surnames = wordsOf(otherSurnames)
const fancy = wordsOf(
  'Mavi Ege Yıldız Güneş Anadolu Lider Doruk Vadi Ardıç Pınar Kartal Turkuaz Nova Vizyon Marmara Kule Zirve Beta',
)
const sectors = wordsOf(
  'İnşaat Tekstil Gıda Turizm Otomotiv Nakliyat Mobilya Enerji Yazılım Danışmanlık Tarım Makine Plastik Reklam',
)
const forms = [
  'A.Ş.',
  'Ltd. Şti.',
  'San. ve Tic. Ltd. Şti.',
  'Anonim Şirketi',
  'Limited Şirketi',
  'Tic. A.Ş.',
  'Holding A.Ş.',
]
const bodies = ['Belediyesi', 'Derneği', 'Vakfı', 'Kooperatifi']
const consonants = [...'bcçdfghkklmmnprsştttvyyz']
const vowels = [...'aaaeeeıiiouü']
const closings = [...'klmnrrstşyz']

/** Gives numbers between 0 and 1. */
export type Draw = () => number

export const pick = <T>(draw: Draw, from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T

export const drawGiven = (draw: Draw): string => pick(draw, draw() < 0.3 ? frequent : given)
export const drawSurname = (draw: Draw): string => {
  const kind = draw()
  if (kind < 0.25) return pick(draw, common)
  return kind < 0.75 ? pick(draw, surnames) : drawWord(draw)
}

const drawSyllable = (draw: Draw): string =>
  pick(draw, consonants) + pick(draw, vowels) + (draw() < 0.5 ? pick(draw, closings) : '')

/** A word that stands in no list. */
export function drawWord(draw: Draw): string {
  const word = Array.from({ length: 2 + Math.floor(draw() * 2) }, () => drawSyllable(draw)).join('')
  return word[0]!.toLocaleUpperCase('tr') + word.slice(1)
}

export function drawPerson(draw: Draw): string {
  const kind = draw()
  const names = [drawGiven(draw), ...(kind < 0.25 ? [drawGiven(draw)] : []), drawSurname(draw)]
  return [...names, ...(kind > 0.93 ? [drawSurname(draw)] : [])].join(' ')
}

export function drawCompany(draw: Draw): string {
  const kind = draw()
  const first =
    kind < 0.35 ? drawSurname(draw) : kind < 0.6 ? `${drawWord(draw)} ${pick(draw, fancy)}` : drawWord(draw)
  if (kind > 0.93) return `${first} ${pick(draw, bodies)}`
  return [first, pick(draw, sectors), ...(draw() < 0.4 ? [pick(draw, sectors)] : []), pick(draw, forms)].join(
    ' ',
  )
}

export function drawNames(count: number, seed: number): string[] {
  const draw = numbersFrom(seed)
  return Array.from({ length: count }, () => (draw() < 0.66 ? drawPerson(draw) : drawCompany(draw)))
}
