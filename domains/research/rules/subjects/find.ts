/** Finds the subjects that a question names, as somebody looks them up at the end of a book. */
import { wordTerms } from '../analysis.ts'
import { timeAsked } from './asked.ts'
import { hear, type Mention, type QuestionWords } from './hear.ts'
import { type Subject, subjectsStartingWith } from './table.ts'

export interface NamedSubject extends Subject {
  /** Share of the telling words of the question that its name has. */
  share: number
}

/** A subject that is found: the telling words that say its name, and how surely each does. */
interface Found extends NamedSubject {
  slots: ReadonlyMap<number, number>
}

/** Words that may stand between those of a name. */
const GAP = 3
const MOST = 4
/** A name of one word is meant only if the question has few others. */
const FEW = 4

const [period = ''] = wordTerms('süresi')
/** Whoever asks for the limitation of an action asks for its period, whatever a law calls it. */
const [limitation = ''] = wordTerms('zamanaşımı')
/** A name that has the period answers a question for a time sooner than one of the same length without it. */
const OF_PERIOD = 0.1
/** Not a word of the question, but what it asks for. */
const ASKED: Mention = { slots: [], sure: 1 }

/** The most particular first: "ceza istinaf süresi" is another subject than "istinaf süresi". */
export function subjectsOf(question: string): NamedSubject[] {
  const { heard, worth } = hear(question)
  const asked = new Map(heard)
  const isForTime = heard.has(period) || heard.has(limitation) || question.search(timeAsked) >= 0
  if (isForTime && !asked.has(period)) asked.set(period, [ASKED])
  const words = { heard: asked, worth }
  const few = worth.filter((one) => one > 0.5).length <= FEW
  const named = [...asked.keys()]
    .flatMap(subjectsStartingWith)
    .flatMap((subject) => foundIn(words, subject, isForTime) ?? [])
    .filter(({ slots }) => slots.size > 1 || few)
  return named
    .filter((one) => !named.some((other) => isWithin(one, other)))
    .sort((a, b) => b.share - a.share || b.terms.length - a.terms.length)
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at)
    .slice(0, MOST)
}

/** The place of a name in the question where its words stand together. */
function foundIn(words: QuestionWords, subject: Subject, isForTime: boolean): Found | undefined {
  const said = subject.terms.map((term) => words.heard.get(term) ?? [])
  if (said.some((places) => places.length === 0)) return undefined
  const inText = said.filter(([first]) => (first?.slots.length ?? 0) > 0)
  const [first = []] = inText
  for (const {
    slots: [start = 0],
  } of first) {
    const nearest = inText.map((places) => places.reduce((best, one) => nearer(best, one, start)))
    const at = nearest.flatMap(({ slots }) => slots)
    if (Math.max(...at) - Math.min(...at) >= subject.terms.length + GAP) continue
    const slots = slotsOf(nearest)
    return { ...subject, slots, share: shareOf(subject, slots, words, isForTime) }
  }
  return undefined
}

const nearer = (best: Mention, one: Mention, start: number): Mention => {
  const [near, far] = [distance(one, start), distance(best, start)]
  return near < far || (near === far && one.sure > best.sure) ? one : best
}
const distance = ({ slots: [at = 0] }: Mention, start: number) => Math.abs(at - start)

function slotsOf(nearest: readonly Mention[]): Map<number, number> {
  const slots = new Map<number, number>()
  for (const { slots: some, sure } of nearest)
    for (const slot of some) slots.set(slot, Math.max(slots.get(slot) ?? 0, sure))
  return slots
}

/** What the name says of the question. A word that seldom tells something counts in full once a name has it. */
function shareOf(
  { terms }: Subject,
  slots: ReadonlyMap<number, number>,
  { worth }: QuestionWords,
  isForTime: boolean,
): number {
  const isOfPeriod = isForTime && (terms.includes(period) || terms.includes(limitation))
  let [whole, said] = [0, 0]
  worth.forEach((one, slot) => {
    const sure = slots.get(slot)
    const value = sure === undefined ? one : Math.max(one, 0.5)
    whole += value
    said += value * (sure ?? 0)
  })
  return Math.min(1, said / (whole || 1) + (isOfPeriod ? OF_PERIOD : 0))
}

const isSame = (one: Subject, other: Subject): boolean =>
  one.lawNumber === other.lawNumber && String(one.articles) === String(other.articles)

/** Another name says all of it and more. */
const isWithin = (one: Found, other: Found): boolean =>
  (other.terms.length > one.terms.length && one.terms.every((term) => other.terms.includes(term))) ||
  (other.slots.size > one.slots.size &&
    other.share > one.share &&
    [...one.slots.keys()].every((slot) => other.slots.has(slot)))
