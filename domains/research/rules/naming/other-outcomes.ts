/** What the other courts ruled: regional courts, the Constitutional Court, Northern Cyprus, the competition board. */
import type { Outcome } from './outcomes.ts'
import { within } from './within.ts'

const lowered = (text: string) => text.toLocaleLowerCase('tr')

const heard = new RegExp(
  `istinaf${within(300)}(?:kabul[üu](?:ne)?(?!\\p{L})|kaldırılmasına)|kararının${within(160)}kaldırılmasına`,
  'u',
)
const refused = new RegExp(`istinaf${within(300)}redd(?:ine|i ile|iyle)`, 'u')
const sentBack = /(?:dosyanın|dosyası)[^.;]{0,200}?geri\s{1,3}çevrilmesine/u

/** The end of a judgment without a heading of its result. */
const unheaded = 0.45

/** If one appeal is heard and another refused, the judgment is changed: the appeal is heard. */
export function regionalOutcome(majority: string, ruling: string): Outcome | undefined {
  const text = lowered(ruling.length < majority.length ? ruling : majority.slice(-majority.length * unheaded))
  if (heard.test(text)) return 'İstinaf başvurusunun kabulü'
  if (refused.test(text)) return 'İstinaf başvurusunun reddi'
  return sentBack.test(text) ? 'Geri çevirme' : undefined
}

/** An individual application: one violation among inadmissible claims is a violation. */
export function applicationOutcome(ruling: string): Outcome | undefined {
  const text = lowered(ruling)
  if (/ihlal\s{1,3}edildiğine(?!\s{1,3}(?:ilişkin|dair))/u.test(text)) return 'İhlal'
  if (/ihlal\s{1,3}edilmediğine/u.test(text)) return 'İhlal yok'
  if (/kabul\s{1,3}edilemez\s{1,3}olduğuna/u.test(text)) return 'Kabul edilemezlik'
  if (/başvuru(?:nun|ların)[^.;]{0,200}?düşmesine/u.test(text)) return 'Düşme'
  return /başvuru(?:nun|ların)[^.;]{0,200}?reddine/u.test(text) ? 'Ret' : undefined
}

/** Review of a norm: whoever annuls a part annuls. */
export function normOutcome(ruling: string): Outcome | undefined {
  const text = lowered(ruling)
  if (/iptallerine|iptaline(?!\s{1,3}(?:ilişkin|dair|karar verilmesi))/u.test(text)) return 'İptal'
  if (/(?:redd(?:ine|edilmesine)|reddedildiğine)/u.test(text)) return 'Ret'
  return /karar\s{1,3}verilmesine\s{1,3}yer\s{1,3}olmadığına/u.test(text)
    ? 'Karar verilmesine yer olmadığına'
    : undefined
}

const ends = 1_600
const denied = '(?:redd(?:olunur|eriz|ederiz|edilir|eder)|ret ve iptal)'
const granted = 'kabul (?:edilir|olunur|ederiz|eder)'
const claims = String.raw`(?:istida|başvuru|dava|talep)\p{L}*`
const cypriot: readonly [RegExp, Outcome][] = [
  [new RegExp(String.raw`istinaf\p{L}*[^.]{0,60}?${denied}`, 'gu'), 'İstinaf başvurusunun reddi'],
  [new RegExp(String.raw`istinaf\p{L}*[^.]{0,60}?${granted}`, 'gu'), 'İstinaf başvurusunun kabulü'],
  [new RegExp(`${claims}[^.]{0,40}?${denied}`, 'gu'), 'Ret'],
  [new RegExp(`${claims}[^.]{0,40}?${granted}`, 'gu'), 'Kabul'],
]

/** The last ruling of a text counts: judges of Northern Cyprus rule on each ground before. */
export function cypriotOutcome(majority: string): Outcome | undefined {
  const text = lowered(majority.slice(-ends))
  const found = cypriot.flatMap(([pattern, outcome]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ index, outcome })),
  )
  return found.sort((a, b) => b.index - a.index)[0]?.outcome
}

export const boardOutcome = (ruling: string): Outcome | undefined =>
  /izin verilmesine(?! gerek)/u.test(lowered(ruling.slice(-2_000))) ? 'İzin' : undefined
