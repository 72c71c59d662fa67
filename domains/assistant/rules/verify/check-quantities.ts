/** Checks numbers, amounts, durations and dates, with their unit, their bound and the words to which they belong. */
import type { Comparison, Finding } from './compare.ts'
import { formOf } from './forms.ts'
import { relation } from './match.ts'
import type { Unit } from './unit.ts'
import type { Reading } from './units.ts'

export function checkQuantities(comparison: Comparison): Finding[] {
  const { claim, quote, matches } = comparison
  return matches.flatMap(({ unit, candidates }): Finding[] => {
    if (!unit.quantity) return []
    const stands = candidates.length > 0 || standsInDate(unit, comparison)
    if (!stands) return [{ code: 'number', refutes: true }]
    if (candidates.length === 0) return []
    const own = candidates.map((one) => one.unit)
    const bounds = new Set(own.map((other) => boundOf(quote, other)))
    const bound = boundOf(claim, unit)
    if (![...bounds].some((other) => isSameBound(bound, other)))
      return [{ code: 'bound', refutes: bound !== '' && !bounds.has('') }]
    return isElsewhere(unit, own, comparison) ? [{ code: 'number', refutes: true }] : []
  })
}

/** "2019" stands in "12.03.2019". */
const standsInDate = (unit: Unit, { quoted }: Comparison): boolean =>
  quoted.some(
    ({ quantity }) => quantity?.unit === 'date' && `y${quantity.value.slice(0, 4)}` === unit.quantity?.value,
  )

/** The words around a number: "en az", "geçmeyen", "önce", "sonra", "içinde", "kadar". */
function boundOf({ words: all, units, segmentOf }: Reading, { first, last, segment }: Unit): string {
  const next = units.find(({ quantity, first: at }) => quantity && at > last)?.first ?? all.length
  const words = all.map((word, at) => (segmentOf[at] === segment && (at < next || at <= last) ? word : ''))
  const before = words.slice(Math.max(0, first - 3), first).join(' ')
  const after = words.slice(last + 1, last + 5)
  const tail = words.slice(last + 1, last + 7).join(' ')
  if (/(?:en az|en azindan|asgari)$/.test(before) || isNotLess(words.slice(last + 1, last + 8))) return 'min'
  if (
    /(?:en cok|en fazla|azami)$/.test(before) ||
    /(?:^| )(?:gec|as)(?:emez|amaz|mez|maz|meyen|mayan|memek|mamak)/.test(tail)
  )
    return 'max'
  if (isNotLess(words.slice(last + 1, last + 8), /^(?:fazla|cok)$/)) return 'max'
  if (/en gec$/.test(before)) return 'within'
  if (/en erken$/.test(before)) return 'after'
  // "süre yedi gündür" means the same as "yedi gün içinde".
  if (/d[iu]r$/.test(words[last] ?? '') && all.some((one) => /^sure/.test(one))) return 'whole'
  const word =
    after.find((one) => /^(?:once|evvel|sonra|icinde|icerisinde|kadar|fazla|az|asan|asagi)$/.test(one)) ?? ''
  if (/^(?:once|evvel)$/.test(word)) return 'before'
  if (word === 'sonra') return 'after'
  if (/^icinde|^icerisinde/.test(word)) return 'within'
  if (word === 'kadar') return 'upto'
  if (word === 'fazla' || word === 'asan') return 'more'
  return word === 'az' || word === 'asagi' ? 'less' : ''
}

/** "… günden az izin verilemez": less is denied. */
function isNotLess(after: readonly string[], less = /^(?:az|asagi)$/): boolean {
  const at = after.slice(0, 2).findIndex((word) => less.test(word))
  return at >= 0 && after.slice(at + 1).some((word) => formOf(word, '').isDenied)
}

function isSameBound(one: string, other: string): boolean {
  if (one === other) return true
  const loose: Record<string, string[]> = {
    max: ['upto'],
    upto: ['max', ''],
    within: ['whole'],
    '': ['within', 'upto', 'whole'],
    whole: ['', 'within'],
  }
  return loose[one]?.includes(other) ?? false
}

/** Whether another number of the same unit is closer to the subject of the sentence. */
function isElsewhere(unit: Unit, own: readonly Unit[], { claim, quoted }: Comparison): boolean {
  const rivals = quoted.filter(
    ({ quantity, stem }) =>
      quantity?.unit === unit.quantity?.unit &&
      stem !== unit.stem &&
      !claim.units.some((one) => one.stem === stem),
  )
  if (rivals.length === 0) return false
  const score = (other: Unit): number => {
    const there = contextOf(other, quoted)
    return claim.units.filter((one) => !one.quantity && there.some((two) => relation(one, two) !== 0)).length
  }
  const best = Math.max(...own.map(score))
  return rivals.some((rival) => score(rival) > best)
}

/** The words between the former number and this one, in its sentence; and after it, up to the next comma. */
function contextOf(unit: Unit, quoted: readonly Unit[]): Unit[] {
  const at = quoted.indexOf(unit)
  const context: Unit[] = []
  for (let index = at - 1; index >= 0; index--) {
    const other = quoted[index] as Unit
    if (other.sentence !== unit.sentence) break
    if (other.quantity && other.quantity.unit === unit.quantity?.unit) {
      // "on günden az, otuz günden fazla": the words before both numbers belong to both.
      if (context.length > 0) break
      continue
    }
    context.push(other)
  }
  context.push(...following(unit, quoted))
  // The words after the last of several numbers belong to all of them.
  const last = quoted.findLast(
    ({ sentence, quantity }) => sentence === unit.sentence && quantity?.unit === unit.quantity?.unit,
  )
  if (last && last !== unit) context.push(...following(last, quoted))
  return context
}

/** The units up to the next comma or number, three at most. */
function following(unit: Unit, quoted: readonly Unit[]): Unit[] {
  const after = quoted.slice(quoted.indexOf(unit) + 1).slice(0, 3)
  const end = after.findIndex(({ segment, quantity }) => segment !== unit.segment || quantity !== undefined)
  return end < 0 ? after : after.slice(0, end)
}
