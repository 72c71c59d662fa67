/** What was claimed before the administrative courts: the end of the sentence that tells the subject of the case. */
import { sentenceCase } from './letters.ts'

const subject =
  /(?:Dava [Kk]onusu [İi]stem|DAVA KONUSU İSTEM)\s{0,3}:?\s{0,3}(?:Dava[;,]\s{0,3})?([\s\S]{20,4000}?)(?=İlk [Dd]erece|İLK DERECE|Bölge [İi]dare Mahkemesi [Kk]ararının|$)/u
const request =
  /^(.{20,3000}?)\s(?:istemiyle|istemine ilişkin|istemi ile|istenilm|talebiyle|istenmi|karar verilmesi(?:ni)?\s(?:isten|istem|talep))/u
/** "7326 sayılı Yasadan faydalandığı": the case ended because its tax was settled. */
const settled = /(\d{4}) sayılı (?:Yasa|Kanun)\p{L}*\s(?:faydalan|yararlan)/u
/** Where the claim proper begins: behind the reasons, dates and names before it. */
const opens =
  /(?:re'?sen (?:salınan|tarh edilen)|salınan|tarh edilen|tahakkuk ettirilen|kesilen|uyarınca|nedeniyle|tarafından,?|üzerine|ilişkin(?! olarak)|davacının,?|davacı adına,?)\s/giu
const longest = 130

export function administrativeClaim(text: string): string | undefined {
  const told = subject.exec(text)?.[1]?.replace(/\s+/g, ' ')
  const wanted = told && (request.exec(told)?.[1] ?? /^(.{20,900}?)(?<=\p{L}{3})\.(?:\s|$)/u.exec(told)?.[1])
  if (wanted) return namedClaim(wanted) ?? shortened(wanted.replace(/n[ea]$/u, ''))
  const law = settled.exec(text)?.[1]
  if (law) return `Vergi davası: ${law} sayılı Kanun’dan yararlanma`
  return /İSTEMİN KONUSU[^\n]{0,400}Vergi (?:Mahkemesi|Dava)/u.test(text) ? 'Vergi davası' : undefined
}

/** Acts of the administration that are told at length, by their usual names. */
const acts: readonly [RegExp, string][] = [
  [/ödeme emi?r/u, 'Ödeme emrinin iptali'],
  [/ihtiyati (?:haciz|tahakkuk)|teminat (?:iste|altına)/u, 'İhtiyati haciz ve teminat işleminin iptali'],
  [/terfi/u, 'Terfi ettirilmeme işleminin iptali'],
  [/ihtar puan/u, 'İhtar puanı verilmesi işleminin iptali'],
  [/(?<!\p{L})atan(?:ma|dı|arak)/u, 'Atama işleminin iptali'],
  [/disiplin cezası|meslekten çıkar|memurluktan çıkar/u, 'Disiplin cezasının iptali'],
]
const taxes =
  /(?:katma değer|kurumlar|gelir|geçici|damga|özel tüketim|gümrük|emlak|veraset ve intikal|motorlu taşıtlar|banka ve sigorta muameleleri)\s{1,3}vergi|özel usulsüzlük ceza|vergi ziyaı ceza/gu

function namedClaim(wanted: string): string | undefined {
  const lower = wanted.toLocaleLowerCase('tr')
  const act = acts.find(([pattern]) => pattern.test(lower))?.[1]
  if (act) return act
  const named = new Set([...lower.matchAll(taxes)].map(([tax]) => nameOf(tax)))
  // The penalty that goes with a tax says nothing of its own.
  if (named.size > 1) named.delete('vergi ziyaı cezası')
  if (named.size === 0) return undefined
  return sentenceCase([...named].slice(0, 3).join(', '))
}

/** "katma değer vergi" is "katma değer vergisi", but "geçici vergi" has no possessor. */
const nameOf = (tax: string): string =>
  tax.startsWith('geçici') ? tax : tax.endsWith('ceza') ? `${tax}sı` : `${tax}si`

function shortened(wanted: string): string | undefined {
  const whole = withoutMasks(wanted)
  if (whole.length <= longest) return sentenceCase(whole)
  const starts = [...whole.matchAll(opens)].map((match) => match.index + match[0].length)
  const start = starts.find((at) => whole.length - at <= longest)
  if (start !== undefined && whole.length - start >= shortest)
    return sentenceCase(withoutMasks(whole.slice(start)))
  const clause = [...whole.matchAll(/,\s/gu)]
    .map(({ index }) => whole.slice(index + 2))
    .find((one) => one.length <= longest && /^[\p{Ll}(“']/u.test(one))
  const told = ended.exec(whole)?.[1] ?? (clause && clause.length >= shortest ? clause : undefined)
  return told && sentenceCase(withoutMasks(told))
}

const shortest = 25
/** What the anonymising court left of numbers and names: "… günlü, … sayılı işlemin iptali". */
const withoutMasks = (words: string): string =>
  words.replace(/^(?:…\s|…,\s|(?:günlü|tarihli|tarih|sayılı|onay|ve|adresinde|adlı),?\s)+/u, '')
/** Of a long sentence, the act and what is wanted of it. */
const ended =
  /(?:^|[\s,])(\p{L}{4,}\s(?:ruhsatının|cezasının|kararının|işlemlerinin|işleminin|işlemin|raporunun)\s(?:iptali|kaldırılması))$/u
