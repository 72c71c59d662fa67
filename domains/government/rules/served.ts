/**
 * Which time limit a document of a court file may begin, by what the register calls it. It only proposes: who is served,
 * and when, is known to the lawyer.
 */
import { plain } from './text.ts'

interface DocumentLabel {
  type: string
  /** The kind of the court file, such as `Hukuk Dava Dosyası`. */
  kind: string
}

/** The first that fits counts: the longer names stand before those that they contain. */
const civil: readonly (readonly [RegExp, string])[] = [
  [/ikinci cevap/, ''],
  [/cevaba cevap/, 'hmk-ikinci-cevap'],
  [/istinaf.*(?:cevap|ret)/, ''],
  [/istinaf (?:dilekçe|başvuru)/, 'hmk-istinaf-cevap'],
  [/temyiz.*cevap/, ''],
  [/temyiz (?:dilekçe|başvuru)/, 'hmk-temyiz-cevap'],
  [/cevap dilekçe/, 'hmk-cevaba-cevap'],
  [/(?:^|\s)dava dilekçe/, 'hmk-cevap-dilekcesi'],
  [/bilirkişi (?:ek )?rapor/, 'hmk-bilirkisi-itiraz'],
  [/gerekçeli karar/, 'hmk-istinaf'],
]

const enforcement: readonly (readonly [RegExp, string])[] = [
  [/icra emri/, 'iik-icra-emri'],
  [/ödeme emri/, 'iik-itiraz-ilamsiz'],
]

const folded = (text: string): string => plain(text).toLocaleLowerCase('tr')

/** Id of a named time limit of the calculator; undefined for a document that begins none, and for other proceedings. */
export function limitBegunBy({ type, kind }: DocumentLabel): string | undefined {
  const proceedings = folded(kind)
  if (/ceza|idare|idari|vergi|soruşturma/.test(proceedings)) return undefined
  const table = /icra/.test(proceedings) ? enforcement : civil
  return table.find(([words]) => words.test(folded(type)))?.[1] || undefined
}
