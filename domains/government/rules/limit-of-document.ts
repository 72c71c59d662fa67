/**
 * The time limit that a document of a court file may begin, by its name in the register. It is only a proposal: the
 * lawyer knows who is served, and when.
 */
import { plain } from './text.ts'

interface DocumentLabel {
  type: string
  /** The kind of the court file, such as `Hukuk Dava Dosyası`. */
  kind: string
}

/** The first match counts: longer names come before those that they contain. */
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
