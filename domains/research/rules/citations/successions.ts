/** Decides which of two laws a name means that both have borne: the repealed one or the one in force. */
import { lawSuccessions } from '../../data/law-successions.ts'
import { fold } from '../analysis/characters.ts'
import { nameKey } from '../laws.ts'

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

/** A law named by a form that its predecessor bore too. `own`: by one that only the newer law bears. */
export type SaidForm = {
  succession: Succession
  own: boolean
  isCode: boolean
  at: number
  era?: 'old' | 'new'
  /** The passage before speaks of a time before the newer law. */
  earlierTimes: boolean
}

/** A place where the text says outright which law it means, and the form of the name it gives to it. */
export type Evidence = {
  succession: Succession
  lawNumber: string
  form: 'shared' | 'own' | 'none'
  at: number
}

/**
 * What is known of the text. `date` is its own; `asked` says that it is a query and speaks of today; `consolidated`, that
 * it is a statute of that day with everything that has been put into it since.
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
/** From then on courts that name the newer code of obligations at all mean it by the bare name. */
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

/** A name and its abbreviation; courts say "Yasa" for "Kanun" freely. */
function keysOf(form: string): string[] {
  const key = nameKey(form)
  return [fold(form), key, key.replace(/kanun$/, 'yasa')]
}

export function successionOf(lawNumber: string): Succession | undefined {
  return byLaw.get(lawNumber)
}

/** The number of the law that is meant, or nothing where the text leaves it open. */
export function decide(
  said: SaidForm,
  articleNo: string | undefined,
  known: Circumstances,
): string | undefined {
  const article = Number(/^\d+/.exec(articleNo ?? '')?.[0] ?? 0)
  const fits = (law: string) =>
    article <= (law === said.succession.old ? said.succession.lastOld : said.succession.lastNew)
  const meant = said.own ? ownMeaning(said, known) : sharedMeaning(said, known, fits, article > 0)
  if (!meant) return undefined
  if (fits(meant)) return meant
  const { old } = said.succession
  return !said.own && !said.era && meant !== old && fits(old) ? old : undefined
}

/** Before it is in force, the newer law is meant only where the text gives its number. */
function ownMeaning(
  { succession, era }: SaidForm,
  { evidence, date, consolidated }: Circumstances,
): string | undefined {
  // "Mülga CMK 250" may be an article that the newer law has lost.
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

/** The text names just one of the two laws outright, though not by this form. */
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
 * An older statute may speak of either law, depending on when the passage came into it. Its references now go to the
 * newer one, but the number of an article may be that of the older.
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
