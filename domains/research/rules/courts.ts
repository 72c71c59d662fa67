/** One spelling for each court and chamber, a short badge, and the citation of a decision as lawyers write it. */
import { cypriotChambers, danistayBoards, firstInstanceCourts, yargitayBoards } from '../data/courts.ts'
import { chamberIn, namedIn, plain, readNames, titleCase } from './courts/spelling.ts'
import type { Country } from './laws.ts'

export type CourtLevel = 'constitutional' | 'supreme' | 'regional' | 'first' | 'board'

/** `code` is stable and made of a-z, digits and hyphens. `chamber` is missing if the source names none. */
export type CourtName = { court: string; chamber?: string; level: CourtLevel; code: string; badge: string }

const yargitay = readNames(yargitayBoards)
const danistay = readNames(danistayBoards)
const cypriot = readNames(cypriotChambers)
const first = readNames(firstInstanceCourts)
const branchNames = { hukuk: 'Hukuk Dairesi', ceza: 'Ceza Dairesi', idari: 'Daire' }
const branchCodes = { hukuk: 'hd', ceza: 'cd', idari: 'd' }

/**
 * The normalised names of a court and chamber given in any spelling, or undefined if no court is named. A court that
 * is in no list keeps its own name in title case; nothing is guessed.
 */
export function normaliseCourt(court = '', chamber = '', country: Country = 'turkey'): CourtName | undefined {
  const whole = plain(`${court} ${chamber}`)
  if (whole === '') return undefined
  if (country === 'kktc') return cypriotCourt(court, chamber, whole)
  if (isConstitutional(whole)) return constitutional(whole)
  const bam = regional(court || chamber, whole)
  if (bam) return bam
  if (/^(?:d|danistay)(?: |$)|danistay/.test(whole)) return danistayChamber(whole)
  const board = namedIn(whole, yargitay)
  const danistayBoard = namedIn(whole, danistay)
  if (danistayBoard && !board) return named('Danıştay', danistayBoard, 'danistay', 'D.')
  const lower = namedIn(whole, first)
  if (lower && !/^yargitay|^y /.test(whole)) return firstInstance(court || chamber, lower.name)
  if (board) return named('Yargıtay', board, 'yargitay', 'Y.')
  const numbered = chamberIn(whole)
  if (numbered?.branch === 'idari') return danistayChamber(whole)
  if (numbered) return yargitayChamber(numbered.number, numbered.branch)
  if (/^yargitay|^y$/.test(whole))
    return { court: 'Yargıtay', level: 'supreme', code: 'yargitay', badge: 'Y.' }
  return other(court, chamber)
}

function yargitayChamber(number: number, branch: 'hukuk' | 'ceza'): CourtName {
  const short = branch === 'hukuk' ? 'HD' : 'CD'
  return {
    court: 'Yargıtay',
    chamber: `${number}. ${branchNames[branch]}`,
    level: 'supreme',
    code: `yargitay-${branchCodes[branch]}-${number}`,
    badge: `Y. ${number}. ${short}`,
  }
}

function danistayChamber(whole: string): CourtName {
  const board = namedIn(whole, danistay)
  if (board) return named('Danıştay', board, 'danistay', 'D.')
  const numbered = chamberIn(whole)
  if (!numbered) return { court: 'Danıştay', level: 'supreme', code: 'danistay', badge: 'D.' }
  const { number } = numbered
  return {
    court: 'Danıştay',
    chamber: `${number}. Daire`,
    level: 'supreme',
    code: `danistay-d-${number}`,
    badge: `D. ${number}. D.`,
  }
}

function named(
  court: string,
  board: { name: string; badge: string; code: string },
  prefix: string,
  mark: string,
): CourtName {
  return {
    court,
    chamber: board.name,
    level: 'supreme',
    code: `${prefix}-${board.code}`,
    badge: `${mark} ${board.badge}`,
  }
}

function isConstitutional(whole: string): boolean {
  return /(?:^| )aym(?: |$)|anayasa mahkemesi/.test(whole)
}

function constitutional(whole: string): CourtName {
  const part = /birinci bolum|(?:^| )1 bolum/.test(whole)
    ? 'Birinci Bölüm'
    : /ikinci bolum|(?:^| )2 bolum/.test(whole)
      ? 'İkinci Bölüm'
      : /genel kurul/.test(whole)
        ? 'Genel Kurul'
        : /norm denetimi/.test(whole)
          ? 'Norm Denetimi'
          : undefined
  const code = part ? `aym-${plain(part).replaceAll(' ', '-')}` : 'aym'
  return { court: 'Anayasa Mahkemesi', chamber: part, level: 'constitutional', code, badge: 'AYM' }
}

/** "İstanbul BAM 22. HD", "Ankara Bölge İdare Mahkemesi 3. İdari Dava Dairesi". */
function regional(name: string, whole: string): CourtName | undefined {
  const found = /(?:^| )([a-z]+) (?:(bam|bolge adliye mahkemesi)|(bim|bolge idare mahkemesi))/.exec(whole)
  if (!found?.[1]) return undefined
  const city = titleCase(name.split(/[\s.]+/).find((word) => plain(word) === found[1]) ?? found[1])
  const isCivil = found[2] !== undefined
  const kind = isCivil ? 'bam' : 'bim'
  const court = `${city} Bölge ${isCivil ? 'Adliye' : 'İdare'} Mahkemesi`
  const chamber = chamberIn(whole)
  const badge = `${city} ${isCivil ? 'BAM' : 'BİM'}`
  if (!chamber) return { court, level: 'regional', code: `${kind}-${found[1]}`, badge }
  const tax = /vergi dava/.test(whole)
  const title = isCivil ? branchNames[chamber.branch] : `${tax ? 'Vergi' : 'İdari'} Dava Dairesi`
  const short = isCivil ? branchCodes[chamber.branch].toUpperCase() : tax ? 'VDD' : 'İDD'
  const code = `${kind}-${found[1]}-${isCivil ? branchCodes[chamber.branch] : tax ? 'vdd' : 'idd'}-${chamber.number}`
  return {
    court,
    chamber: `${chamber.number}. ${title}`,
    level: 'regional',
    code,
    badge: `${badge} ${chamber.number}. ${short}`,
  }
}

function firstInstance(name: string, badge: string): CourtName {
  const court = titleCase(name.replace(/['’`´]\p{L}+/gu, ''))
  const at = plain(court)
  const number = /(?:^| )(\d{1,3}) /.exec(at)?.[1]
  const city = court.split(
    /\s+\d|\s(?=Kaza|Asliye|Ağır|Sulh|İcra|İş|Aile|Tüketici|Kadastro|Fikri|Çocuk|İdare|Vergi|İnfaz)/,
  )[0]
  return {
    court,
    level: 'first',
    code: at.replace(/[ /]+/g, '-'),
    badge: [city, number && `${number}.`, badge].filter(Boolean).join(' '),
  }
}

function cypriotCourt(court: string, chamber: string, whole: string): CourtName {
  const found = namedIn(plain(chamber), cypriot) ?? namedIn(whole.replace(/^kktc /, ''), cypriot)
  if (/kaza mahkemesi/.test(whole)) return firstInstance(court.replace(/^KKTC\s+/, ''), 'Kaza M')
  if (/secim kurulu|(?:^| )ysk/.test(whole))
    return { court: 'KKTC Yüksek Seçim Kurulu', level: 'board', code: 'kktc-ysk', badge: 'KKTC YSK' }
  const isRent = found?.code === 'kira-istinaf'
  const name = isRent && /komisyon/.test(whole) ? 'KKTC Kira İstinaf Komisyonu' : 'KKTC Yüksek Mahkemesi'
  const level = isRent ? 'board' : found?.code === 'anayasa' ? 'constitutional' : 'supreme'
  return {
    court: name,
    chamber: found?.name,
    level,
    code: `kktc-${found?.code ?? 'yuksek-mahkeme'}`,
    badge: `KKTC ${found?.badge ?? 'YM'}`,
  }
}

function other(court: string, chamber: string): CourtName {
  const name = titleCase(court || chamber)
  const whole = plain(name)
  const level = /kurul|kurum|komisyon/.test(whole) ? 'board' : 'first'
  const part = court && chamber ? titleCase(chamber) : undefined
  return { court: name, chamber: part, level, code: whole.replace(/[ /]+/g, '-'), badge: name }
}

const badges = new Map<string, string>()
const REMEMBERED_BADGES = 5_000

/**
 * "Y. 3. HD", "D. İDDK", "İstanbul BAM 22. HD": short enough for a result list. Cached, because a page asks for few
 * names, but often.
 */
export function courtBadge(court: string, chamber = '', country: Country = 'turkey'): string {
  const key = `${country}|${court}|${chamber}`
  const known = badges.get(key)
  if (known !== undefined) return known
  if (badges.size >= REMEMBERED_BADGES) badges.clear()
  const badge = normaliseCourt(court, chamber, country)?.badge ?? court
  badges.set(key, badge)
  return badge
}
