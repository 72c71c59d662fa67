/**
 * Hides the words that identify people in the texts of one turn and restores them in the answer. Restoring is exact:
 * it gives the original of a masked text, because each spelling of a value has a placeholder of its own (decision
 * 104).
 */
import { findAddresses } from './addresses.ts'
import { findCompanies } from './companies.ts'
import { KnownFiles } from './known-files.ts'
import { type FoundName, KnownNames } from './known-names.ts'
import { findNumbers } from './numbers.ts'
import { findPeople } from './people.ts'
import { lookalikes, Placeholders } from './placeholders.ts'
import { findReach } from './reach.ts'
import { type Reading, readText } from './reading.ts'
import { apart, type Span } from './spans.ts'

export interface KnownSecrets {
  /** Names of people and companies. */
  names: readonly string[]
  /** Numbers of the office's own cases, as the office or the court writes them. */
  files: readonly string[]
}

export interface Mask {
  mask(text: string): string
  /** Does the same in steps of a few milliseconds. */
  maskInSteps(text: string): Generator<void, string>
  /** Restores a placeholder even if a model changed its case or lost a bracket. */
  unmask(text: string): string
}

const WINDOW = 3_000
/** A value up to this length lies whole in one window. */
const OVERLAP = 400

export function newMask(known: KnownSecrets): Mask {
  const names = new KnownNames()
  for (const name of known.names) names.add(name, true)
  const files = new KnownFiles(known.files)
  const placeholders = new Placeholders()

  function* maskInSteps(text: string): Generator<void, string> {
    const windows = windowsOf(text).map((window) => ({
      ...window,
      reading: undefined as Reading | undefined,
    }))
    const spans: (Span & { key?: string })[] = []
    for (const window of windows) {
      spans.push(...[...lookalikes(window.text)].map((place) => atPlace({ kind: 'text', ...place }, window)))
      window.reading = readText(window.text)
      const found = findAll(window.reading)
      learn(names, window.reading, found)
      spans.push(...found.map((span) => placed(span, window)))
      yield
    }
    for (const window of windows) {
      const reading = window.reading as Reading
      spans.push(...[...names.find(reading), ...files.find(reading)].map((span) => placed(span, window)))
      yield
    }
    return yield* replaced(text, spans, placeholders)
  }

  return {
    mask: (text) => {
      const steps = maskInSteps(text)
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
      }
    },
    maskInSteps,
    unmask: (text) => placeholders.putBack(text),
  }
}

const atPlace = <T extends Span>(span: T, { from }: Window): T => ({
  ...span,
  start: from + span.start,
  end: from + span.end,
})

const findAll = (reading: Reading): Span[] => [
  ...findNumbers(reading),
  ...findReach(reading),
  ...findAddresses(reading),
  ...findCompanies(reading),
  ...findPeople(reading),
]

/** A person or company that is recognised by a word beside the name is hidden wherever the name stands alone, too. */
function learn(names: KnownNames, { plain }: Reading, found: readonly Span[]): void {
  for (const { kind, start, end } of found) {
    const name = plain.slice(start, end)
    // A known name with a suffix that was taken for a part of it.
    if (names.find(readText(name)).length > 0) continue
    if ((kind === 'person' && /\p{L}{2}.*[ \n-].*\p{L}{2}/su.test(name)) || kind === 'company')
      names.add(name, false)
  }
}

interface Window {
  from: number
  text: string
}

function windowsOf(text: string): Window[] {
  const windows: Window[] = []
  for (let from = 0; ; ) {
    const end = from + WINDOW
    windows.push({ from, text: text.slice(from, end) })
    if (end >= text.length) return windows
    const blank = text.slice(end - OVERLAP, end).search(/\s/)
    from = end - OVERLAP + Math.max(0, blank)
  }
}

function placed<T extends Span>(span: T, { from, reading }: Window & { reading: Reading | undefined }): T {
  const { placeOf } = reading as Reading
  return { ...span, start: from + placeOf(span.start), end: from + placeOf(span.end - 1) + 1 }
}

function* replaced(
  text: string,
  spans: readonly (Span & Partial<FoundName>)[],
  placeholders: Placeholders,
): Generator<void, string> {
  const keys = new Map(spans.flatMap(({ start, end, key }) => (key ? [[`${start} ${end}`, key]] : [])))
  let [masked, at] = ['', 0]
  for (const [count, { kind, start, end }] of apart(withoutEndings(text, spans)).entries()) {
    if (count % 200 === 0) yield
    const surface = text.slice(start, end)
    const key = keys.get(`${start} ${end}`) ?? keyOf(kind, surface)
    masked += text.slice(at, start) + placeholders.for(kind, key, surface)
    at = end
  }
  return masked + text.slice(at)
}

/** The words around a name do not show where it ends and its suffix begins; a known name does. */
function withoutEndings<T extends Span & Partial<FoundName>>(text: string, spans: readonly T[]): T[] {
  const ends = new Map(spans.flatMap(({ key, start, end }) => (key === undefined ? [] : [[start, end]])))
  return spans.map((span) => {
    const end = ends.get(span.start)
    const isEnding = end !== undefined && /^\p{L}{1,6}$/u.test(text.slice(end, span.end))
    return isEnding ? { ...span, end } : span
  })
}

/** The key is equal for all spellings of a value. */
function keyOf(kind: Span['kind'], surface: string): string {
  if (kind === 'text') return surface
  const { folded } = readText(surface)
  if (kind === 'mail') return folded.replaceAll(' ', '')
  if (kind === 'phone') return folded.replace(/\D/g, '').slice(-10)
  if (kind === 'person' || kind === 'company' || kind === 'address')
    return folded.match(/[\p{L}\d]+/gu)?.join(' ') ?? folded
  return folded.replace(/[^\p{L}\d]/gu, '')
}
