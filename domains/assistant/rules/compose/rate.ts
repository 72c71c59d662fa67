/** Rates the sentences of passages by how well they answer a question. */
import { wordTerms } from '@mizan/research/rules/analysis'
import type { Passage } from '../passage.ts'
import type { AskedQuestion, Wanted } from '../question/question.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

export interface RatedSentence {
  passage: Passage
  sentence: Sentence
  /** Place among the sentences of its passage. */
  at: number
  score: number
  words: number
  /** Whether it restricts a rule: "ancak", "saklıdır". */
  restricts: boolean
}

const LONGEST_WORDS = 75
const answers: Record<Wanted, RegExp | null> = {
  definition: /(?:denir|ifade eder|sayılır|demektir|d[ıiuü]r\.?$|tanımlan)/iu,
  time: /(?<!\p{L})(?:\d+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|onbeş|onbir|oniki|yirmi|otuz|kırk|altmış|doksan|yüz)[\s-]*(?:iş )?(?:gün|ay|yıl|hafta|saat|yaş)|süre|derhal|hemen|zamanaşımı|tarihinden/iu,
  amount:
    /\d|yüzde|yarısı|katı|oran|lira|en az|en çok|üçte|dörtte|(?<!\p{L})(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|on|onbeş|yirmi|elli|yüz|bin)(?!\p{L})/iu,
  penalty: /hapis|para cezası|cezalandırılır|ceza(?:sı)? verilir|hükmolunur|artırılır/iu,
  permission:
    /[ae]bilir|[ae]maz|zorunda|yasak|geçersiz|hükümsüz|gerekir|yükümlü|hakkı(?:na|nı)? |sayılmaz|sayılır/iu,
  person: /hâkim|hakim|mahkeme|tarafından|kişi|aittir|savcı|başkan|kurul|bakan|malik|sahib/iu,
  place: /mahkeme|daire|müdürlü|kurum|yetkili|görevli|merci/iu,
  conditions: /şart|koşul|h[âa]linde|h[âa]llerde|gerekir|durum|sebep|aşağıda|takdirde|için/iu,
  way: /yapılır|yoluyla|ile|başvur|dilekçe|yazılı|usul|esas|göre/iu,
  anything: null,
}
const restricting =
  /^(?:Ancak|Şu kadar ki|Bununla birlikte|Meğer|Aksi)|saklıdır|saklı kalmak|istisna|hariç|uygulanmaz|hükmü uygulanmaz/iu

/** The best first. */
export function rateSentences(question: AskedQuestion, passages: readonly Passage[]): RatedSentence[] {
  const terms = new Set(wordTerms(question.words.join(' ')))
  const cut = passages.map((passage) => ({
    passage,
    heading: new Set(wordTerms(passage.source.article?.heading ?? '')),
    sentences: sentencesOf(passage.text).map((sentence) => ({
      sentence,
      terms: wordTerms(sentence.text),
    })),
  }))
  const rarity = rarities(
    terms,
    cut.flatMap(({ sentences }) => sentences),
  )
  const whole = [...rarity.values()].reduce((sum, one) => sum + one, 0) || 1
  const top = Math.max(...passages.map(({ score, source }) => (source.kind === 'article' ? score : 0)), 0.001)
  const topDecision = Math.max(
    ...passages.map(({ score, source }) => (source.kind === 'decision' ? score : 0)),
    0.001,
  )
  const rated = cut.flatMap(({ passage, heading, sentences }) => {
    const isArticle = passage.source.kind === 'article'
    const rank = isArticle ? passage.score / top : (0.4 * passage.score) / topDecision
    return sentences.flatMap(({ sentence, terms: own }, at): RatedSentence[] => {
      const words = sentence.text.split(' ').length
      if (words > LONGEST_WORDS || words < 4) return []
      const set = new Set(own)
      let said = 0
      let headed = 0
      for (const [term, worth] of rarity) {
        if (set.has(term)) said += worth
        else if (heading.has(term)) headed += worth
      }
      const share = (said + 0.5 * headed) / whole
      const fits = answers[question.wanted]?.test(sentence.text) ? 0.25 : 0
      const early = at === 0 ? 0.12 : at === 1 ? 0.05 : 0
      const restricts = restricting.test(sentence.text)
      const penalty =
        (restricts ? 0.15 : 0) + (isArticle ? 0 : fillerOf(sentence.text)) + (words > 50 ? 0.1 : 0)
      const score = rank * 1.2 + share + fits + early - penalty
      return [{ passage, sentence, at, score, words, restricts }]
    })
  })
  return rated.sort((a, b) => b.score - a.score)
}

const filler =
  /gereği (?:düşünüldü|görüşüldü)|vekili|dosya(?:daki|nın)|temyiz|talep et|ileri sür|savun|karar veril|istem(?:iş|in)|dava(?:cı|lı)|sanı[kğ]|tebliğ|mahkemece|onan|bozul|bozma|\.\.|reddi|açıkla(?:mış|dı)/giu
const fillerOf = (text: string) => Math.min(0.6, 0.15 * (text.match(filler)?.length ?? 0)) + 0.1

function rarities(
  terms: ReadonlySet<string>,
  sentences: readonly { terms: readonly string[] }[],
): Map<string, number> {
  const frequency = new Map<string, number>()
  for (const { terms: own } of sentences)
    for (const term of new Set(own)) if (terms.has(term)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  return new Map(
    [...terms].map((term) => [term, Math.log(1 + sentences.length / (1 + (frequency.get(term) ?? 0)))]),
  )
}
