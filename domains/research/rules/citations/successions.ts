/** Decides whether a name that two laws have had means the repealed one or the one in force. */
import { lawSuccessions } from '../../data/law-successions.ts'
import { fold } from '../analysis/characters.ts'
import { nameKey } from '../laws.ts'
import { bySubject } from './twins.ts'

/** `lastOld`/`lastNew` are the highest article numbers. Dates are YYYY-MM-DD. */
export type Succession = {
  old: string
  new: string
  from: string
  unclearUntil: string
  lastOld: number
  lastNew: number
  own: ReadonlySet<string>
}

/** A law named by a form that its predecessor had too. `own`: by a form that only the newer law has. */
export type SaidForm = {
  succession: Succession
  own: boolean
  isCode: boolean
  at: number
  era?: 'old' | 'new'
  /** The words around, where they may tell two codes apart. */
  around?: string
  /** The passage before is about a time before the newer law. */
  earlierTimes: boolean
}

/** A place where the text says explicitly which law it means, and the form of the name used there. */
export type Evidence = {
  succession: Succession
  lawNumber: string
  form: 'shared' | 'own' | 'none'
  at: number
}

/**
 * What is known of the text. `date` is its own date; `asked` marks a query, which is about today; `consolidated`
 * marks a statute of that day including all later amendments.
 */
export type Circumstances = {
  evidence: Evidence[]
  date?: string | undefined
  asked: boolean
  consolidated?: boolean | undefined
}

const NEVER = '9999-12-31'
const NEARBY = 400
const CODE_OF_OBLIGATIONS = '818'
/** From this date on, courts that name the newer code of obligations at all mean it by the plain name. */
const OBLIGATIONS_SETTLED = '2016-01-01'
const byLaw = new Map<string, Succession>()

for (const row of lawSuccessions.trim().split('\n')) {
  const [old = '', next = '', from = '', until = '', lastOld, lastNew, own = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  const forms = own.split(';').filter(Boolean)
  const succession: Succession = {
    old,
    new: next,
    from,
    unclearUntil: until === 'never' ? NEVER : until,
    lastOld: Number(lastOld),
    lastNew: Number(lastNew),
    own: new Set(forms.flatMap((form) => keysOf(form.trim()))),
  }
  byLaw.set(old, succession)
  byLaw.set(next, succession)
}

/** A name and its abbreviation; courts often write "Yasa" for "Kanun". */
function keysOf(form: string): string[] {
  const key = nameKey(form)
  return [fold(form), key, key.replace(/kanun$/, 'yasa')]
}

export function successionOf(lawNumber: string): Succession | undefined {
  return byLaw.get(lawNumber)
}

/** The number of the law that is meant, or nothing if the text leaves it open. */
export function decide(
  said: SaidForm,
  articleNo: string | undefined,
  known: Circumstances,
): string | undefined {
  const article = Number(/^\d+/.exec(articleNo ?? '')?.[0] ?? 0)
  const fits = (law: string) =>
    article <= (law === said.succession.old ? said.succession.lastOld : said.succession.lastNew)
  const named = said.own ? ownMeaning(said, known) : sharedMeaning(said, known, fits, article > 0)
  const meant =
    named ??
    (said.around && bySubject([said.succession.old, said.succession.new], article, said.around)) ??
    // Only one of the two laws has so high a number.
    (said.own ? undefined : onlyFitting(said.succession, fits))
  if (!meant) return undefined
  if (fits(meant)) return meant
  const { old } = said.succession
  return !said.own && !said.era && meant !== old && fits(old) ? old : undefined
}

/** Before it is in force, the newer law is meant only if the text gives its number. */
function ownMeaning(
  { succession, era }: SaidForm,
  { evidence, date, consolidated }: Circumstances,
): string | undefined {
  // "Mülga CMK 250" may be a repealed article of the newer law.
  if (era === 'old') return undefined
  const named = evidence.some((one) => one.lawNumber === succession.new)
  return date && date < succession.from && !named && !consolidated ? undefined : succession.new
}

function sharedMeaning(
  said: SaidForm,
  known: Circumstances,
  fits: (law: string) => boolean,
  hasArticle: boolean,
): string | undefined {
  const { succession, era } = said
  if (era) return era === 'old' ? succession.old : succession.new
  const evidence = known.evidence.filter((one) => one.succession === succession)
  const numbers = new Set(evidence.map((one) => one.lawNumber))
  const bound = evidence.filter((one) => one.form === 'shared' && one.at < said.at)
  const latest = bound.at(-1)
  if (numbers.size === 0) return known.consolidated ? inStatute(said, known, hasArticle) : byDate(said, known)
  if (latest && evidence.every((one) => one.form === 'own' || one.lawNumber === latest.lawNumber))
    return latest.lawNumber
  if (numbers.size === 1) return besideOne(said, evidence, known.date)
  if (latest && said.at - latest.at <= NEARBY) return latest.lawNumber
  return onlyFitting(succession, fits)
}

function onlyFitting(succession: Succession, fits: (law: string) => boolean): string | undefined {
  const fitting = [succession.old, succession.new].filter(fits)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The text names only one of the two laws explicitly, though not by this form. */
function besideOne(
  { succession, isCode, earlierTimes }: SaidForm,
  evidence: Evidence[],
  date: string | undefined,
): string | undefined {
  const named = evidence[0]?.lawNumber
  if (named === succession.old) return named
  if (succession.old === CODE_OF_OBLIGATIONS) {
    if (evidence.some((one) => one.form === 'own')) return isCode ? succession.old : undefined
    return date && date >= OBLIGATIONS_SETTLED && !earlierTimes ? succession.new : undefined
  }
  return (date && date < succession.from) || earlierTimes ? undefined : succession.new
}

/**
 * An older statute may refer to either law, depending on when the passage was inserted. Its references now mean the
 * newer law, but an article number may be that of the older one.
 */
function inStatute(
  { succession }: SaidForm,
  { date }: Circumstances,
  hasArticle: boolean,
): string | undefined {
  return hasArticle && !(date && date >= succession.from) ? undefined : succession.new
}

function byDate({ succession, isCode, earlierTimes }: SaidForm, known: Circumstances): string | undefined {
  const { date, asked } = known
  const obligations = succession.old === CODE_OF_OBLIGATIONS
  if (asked) return obligations && isCode ? succession.old : succession.new
  if (!date) return obligations ? undefined : succession.new
  if (date < succession.from) return succession.old
  return date < succession.unclearUntil || earlierTimes ? undefined : succession.new
}
