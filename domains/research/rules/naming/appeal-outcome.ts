/** What the Yargıtay and the Danıştay made of a judgment under appeal. */
import type { Outcome } from './outcomes.ts'
import { within } from './within.ts'

type Kind =
  | 'onama'
  | 'düzelterek'
  | 'bozma'
  | 'düşme'
  | 'ret'
  | 'iptal'
  | 'yer yok'
  | 'merci'
  | 'aykırılık'
  | 'gönderme'
  | 'iade'

interface Clause {
  kind: Kind
  start: number
  end: number
}

/** Only these requests are answered with a refusal of the court itself; "temyiz itirazlarının reddi" precedes others. */
const request = String.raw`(?:istem|istek|isteğ|talep|taleb|dilekçe|başvuru|itirazın(?!ın? sair)|dava(?:nın|ların))\p{L}*`
const patterns: readonly [Kind, RegExp][] = [
  [
    'düzelterek',
    /düzelt(?:il)?erek\s{1,3}(?:ve değiştirilerek )?onan(?:masına|malarına)|düzelt(?:ilmek|ilmesine|mek)[^;]{0,260}?onan(?:mak|masına)/gu,
  ],
  ['onama', /onan(?:masına|malarına|mak suretiyle)/gu],
  ['bozma', /boz(?:ulmasına|ulmalarına|ularak)/gu],
  [
    'düşme',
    /dava(?:sının|larının|nın|ların)?[^.;]{0,160}?(?:düş(?:mesine|ürülmesine)|ortadan kaldırılmasına)/gu,
  ],
  [
    'yer yok',
    /karar\s{1,3}ver(?:ilmesine|meye|ilmesi(?:ne)? )\s{0,3}(?:yer|mahal|gerek)\s{0,3}(?:olmadığına|bulunmadığına)/gu,
  ],
  ['ret', new RegExp(String.raw`${request}${within(260)}\(?(?:reddine|red edilmesine)`, 'gu')],
  ['iptal', /(?:işlem|karar|hükm|hüküm|düzenleme|madde|ibare)\p{L}*[^.;]{0,60}?iptaline/gu],
  ['aykırılık', /(?:doğrultusunda|yönünde|yolunda|şekilde|biçiminde)\s{1,3}giderilmesine/gu],
  [
    'merci',
    /(?:yargı yeri|yetkili|görevli)[^.;]{0,60}?(?:belirlenmesine|tayinine)|merci[^.;]{0,30}tayinine/gu,
  ],
  ['gönderme', /görevsizliğine|gönderilmesine/gu],
  ['iade', /geri\s(?:çevrilmesine|gönderilmesine)|(?:dosyanın|evrakın)[^.;]{0,160}?(?:iadesine|tevdiine)/gu],
]

/** A clause that tells of a ruling instead of making one: "onanmasına ilişkin ilam", "bozulmasına karar verilmişti". */
const told =
  /^[),”"’']{0,2},?\s{0,3}(?:(?:ilişkin|dair|yönelik)(?!\s{1,3}oy)|karar\s(?:verilmesi(?! oy)|verilen|verilmiş|vererek|veren))/u
/** What follows a quashing that the court puts right itself. */
const rightedItself = /322|438|370|yeniden (?:yargılama|duruşma)|düzelt/u

/** `ruling`: the part in which the majority rules. Undefined where it is not certain. */
export function appealOutcome(ruling: string): Outcome | undefined {
  const whole = ruling.replace(brokenWord, '')
  const vote = [...whole.matchAll(voted)].at(-1)
  if (!vote || vote.index < whole.length - signatures) return undefined
  const text = whole.slice(0, vote.index + vote[0].length + behindVote)
  const shouted = clausesIn(text, true)
  const clauses = shouted.some(({ kind }) => kind !== 'gönderme' && kind !== 'iade')
    ? shouted
    : clausesIn(text.slice(-closing), false)
  return outcomeOf(withoutRighted(clauses, text))
}

/** A ruling ends with the vote; without it the text is a beginning that happens to end with a sentence. */
const voted = /oy\s?(?:birli[ğg]i|çoklu[ğg]u)|karar\s{1,3}verildi(?!\p{L})|anlatıldı(?!\p{L})/giu
/** What the vote may be followed by: names, addresses and page numbers, in characters. */
const signatures = 1_500
/** "oybirliğiyle DÜŞMESİNE, …" rules behind the vote, within so many characters. */
const behindVote = 200

/** "BOZU- LMASINA": a word that was parted at the end of a printed line. */
const brokenWord = /(?<=\p{Lu})-\s{1,3}(?=\p{Lu})/gu

/** How much of the end is read where nothing is written in capitals, in characters. */
const closing = 900

function clausesIn(text: string, isShouted: boolean): Clause[] {
  const lower = text.toLocaleLowerCase('tr')
  if (lower.length !== text.length) return []
  const all = patterns.flatMap(([kind, pattern]) =>
    [...lower.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  return all
    .filter(({ end }) => !told.test(lower.slice(end, end + 60)))
    .filter(({ end }) => !isShouted || isInCapitals(text, end))
    .filter((one) => !all.some((other) => other !== one && contains(other, one)))
    .sort((a, b) => a.end - b.end)
}

const isInCapitals = (text: string, end: number) => /\p{Lu}{4}$/u.test(text.slice(end - 4, end))

const contains = (other: Clause, one: Clause) =>
  other.kind === 'düzelterek' && one.kind === 'onama' && other.start <= one.start && other.end >= one.end

/** "… BOZULMASINA, ancak yeniden yargılama gerekmediğinden … DÜZELTİLEREK ONANMASINA" is one ruling. */
function withoutRighted(clauses: readonly Clause[], text: string): Clause[] {
  return clauses.filter((clause, at) => {
    const next = clauses[at + 1]
    if (clause.kind !== 'bozma' || next?.kind !== 'düzelterek') return true
    return !rightedItself.test(text.slice(clause.end, next.end).toLocaleLowerCase('tr'))
  })
}

function outcomeOf(clauses: readonly Clause[]): Outcome | undefined {
  const has = (kind: Kind) => clauses.some((clause) => clause.kind === kind)
  const upheld = has('onama') || has('düzelterek')
  if (has('bozma')) return upheld ? 'Kısmen bozma' : has('düşme') ? quashedAndEnded(clauses) : 'Bozma'
  if (has('düzelterek')) return 'Düzelterek onama'
  if (has('onama')) return 'Onama'
  if (has('düşme')) return 'Düşme'
  if (has('aykırılık')) return 'Aykırılığın giderilmesi'
  if (has('merci')) return 'Merci tayini'
  if (has('yer yok')) return has('ret') || has('iptal') ? undefined : 'Karar verilmesine yer olmadığına'
  if (has('iptal')) return has('ret') ? undefined : 'İptal'
  if (has('ret')) return 'Ret'
  if (has('iade')) return 'Geri çevirme'
  return has('gönderme') ? 'Gönderme' : undefined
}

/** Certain only if each quashing is followed by the end of that case. */
function quashedAndEnded(clauses: readonly Clause[]): Outcome | undefined {
  const kinds = clauses.map(({ kind }) => kind).filter((kind) => kind === 'bozma' || kind === 'düşme')
  return kinds.every((kind, at) => (kind === 'bozma') === (at % 2 === 0)) && kinds.length % 2 === 0
    ? 'Düşme'
    : undefined
}
