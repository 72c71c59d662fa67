/** The law that rules how a time limit is counted and when holidays move its end. */
import type { CitedArticle } from '../../schemas/answer.ts'
import type { NamedLimit, TimeLimitInput } from '../../schemas/time-limit.ts'

export interface Basis {
  days: CitedArticle
  weeks: CitedArticle
  /** Months and years. */
  months: CitedArticle
  holidays: CitedArticle
}

const basis = (
  law: string,
  lawNumber: string,
  articles: readonly [string, string, string, string],
): Basis => {
  const [days, weeks, months, holidays] = articles.map(
    (article): CitedArticle => ({ law, lawNumber, article }),
  )
  return { days, weeks, months, holidays } as Basis
}

const hmk = basis('HMK', '6100', ['92/1', '92/2', '92/2', '93'])
const cmk = basis('CMK', '5271', ['39/1', '39/2', '39/3', '39/4'])
/** HMK rules weeks and months where İYUK has no rule (İYUK article 31). */
const iyuk: Basis = { ...hmk, ...pick('İYUK', '2577', '8/1', '8/2') }
const iik = basis('İİK', '2004', ['19', '19', '19', '19'])
const vuk = basis('VUK', '213', ['18/1', '18/2', '18/2', '18/4'])
const tbk = basis('TBK', '6098', ['92', '92', '92', '93'])
const bills: Basis = { ...tbk, holidays: { law: 'TTK', lawNumber: '6102', article: '752' } }
const cheques: Basis = { ...tbk, holidays: { law: 'TTK', lawNumber: '6102', article: '816' } }

function pick(
  law: string,
  lawNumber: string,
  days: string,
  holidays: string,
): Pick<Basis, 'days' | 'holidays'> {
  return { days: { law, lawNumber, article: days }, holidays: { law, lawNumber, article: holidays } }
}

const byLaw: Readonly<Record<string, Basis>> = {
  HMK: hmk,
  CMK: cmk,
  İYUK: iyuk,
  İİK: iik,
  VUK: vuk,
  AATUHK: vuk,
  TBK: tbk,
  TMK: tbk,
}

const byRecess: Readonly<Record<NamedLimit['recess'], Basis>> = { hmk, iyuk, cmk, none: tbk }

/** A law without a rule of its own follows that of the proceedings, else that of obligations. */
export function basisOf(input: TimeLimitInput, limit: NamedLimit | undefined): Basis | undefined {
  if (input.country === 'kktc') return undefined
  if (!limit) return byRecess[input.own?.recess ?? 'none']
  if (limit.id.startsWith('ttk-cek')) return cheques
  if (limit.id.startsWith('ttk-police') || limit.id === 'ttk-protesto') return bills
  const own = byLaw[limit.law]
  if (own) return own
  if (limit.recess !== 'none') return byRecess[limit.recess]
  if (limit.kind !== 'procedural') return tbk
  return (
    { criminal: cmk, administrative: iyuk, tax: vuk, enforcement: iik, civil: hmk, constitutional: hmk }[
      limit.group as string
    ] ?? tbk
  )
}
