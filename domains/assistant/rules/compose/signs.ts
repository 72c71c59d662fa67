/** Patterns in a sentence that show which kind of question it answers. */
import type { AnswerKind } from '../question/question.ts'

const number =
  '(?:\\d+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on ?bir|on ?iki|on ?beş|on ?sekiz|yirmi|otuz|kırk|elli|altmış|doksan|yüz|bin)'
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu')

/** Patterns of sentences that answer a question of each form. */
export const answers: Record<AnswerKind, RegExp | null> = {
  definition: /(?:denir|ifade eder|sayılır|demektir|[dt][ıiuü]r|tanımlanır|sözleşmedir)[.;]?$/iu,
  time: word(
    `${number}(?:er|ar)?[\\s-]*(?:iş )?(?:gün|ay(?!rı)|yıl|hafta|saat|yaş)|her zaman|derhal|süresiz`,
  ),
  amount: word(`${number}(?!\\p{L})|yüzde|yarısı|üçte|dörtte|katı|oran`),
  penalty: word('hapis|adl[îi] para cezası|para cezası|cezalandırılır|cezası verilir|hükmolunur'),
  permission: /[ae]bilir|[ae]maz|zorunda|yasak|geçersiz|hükümsüz|gerekir|yükümlü|sayılmaz|sayılır|zorunlu/iu,
  person: word('hâkim|hakim|mahkeme|kişi|savcı|başkan|kurul|bakan|malik|kimse'),
  place: word('[^.]*(?:mahkemesi|dairesi|müdürlüğü|kurumu|yetkili|görevli|merci)'),
  conditions: word('şart|koşul|aşağıda|gerekir|takdirde|sebep'),
  way: word('yazılı|dilekçe|başvur|resmî|resmi|yoluyla|ile yapılır|usul'),
  anything: null,
}

const earlier = word('önce(?:ki|sinde|den)?(?!\\p{L})|evvel')
const later = word('sonra(?:ki|sında|dan)?(?!\\p{L})')
const forbids = /[ae]m[ae](?:z|y[ae]c[ae]|y[ae]n)/iu

/**
 * Whether the question asks about "after" and the sentence speaks of "before", or the question about a prohibition
 * and the sentence of a permission.
 */
export function isOpposite(question: string, sentence: string): boolean {
  const [asksEarlier, asksLater] = [earlier.test(question), later.test(question)]
  if (asksEarlier !== asksLater) {
    const [saysEarlier, saysLater] = [earlier.test(sentence), later.test(sentence)]
    if (saysEarlier !== saysLater && saysEarlier !== asksEarlier) return true
  }
  return forbids.test(question) && /[ae]bilir[.:;]?$/iu.test(sentence)
}

/** Openings of a sentence that narrows the rule before it. */
export const restricts =
  /^(?:Ancak|Şu kadar ki|Bununla birlikte|Meğer ki|Aksi (?:takdirde|hâlde|halde))|saklıdır|saklı kalmak|istisna|hariç|hüküm(?:ler)?i? uygulanmaz|aksi kararlaştırıl/iu

/** It cannot be understood without the sentence before it. */
export const leans =
  /^(?:İşlenmesi|Bulunması|H[âa]linde|Feshedilmesi|Bu(?:nlar|nun|na|nu|ndan)?(?!\p{L}| Kanun| Yasa| Anayasa| Tüzü| Yönetmeli)|Şu|O(?:nun|na|nlar)?(?!\p{L})|Ancak|Ayrıca|Aksi|Aynı|Böyle|Anılan|Söz konusu|Yukarıda|(?:Birinci|İkinci|Üçüncü|Dördüncü|Beşinci|Altıncı|Yedinci|Sekizinci|Önceki|Son) (?:ve |fıkra|cümle|bent)|\(?[a-zçğıöşü]\)|Dolayısıyla|Nitekim|Öte yandan|Buna|Bunlar|Şu kadar|Diğer|Hâl böyle|Hal böyle|Gerçekten|Ne var ki|Biçiminde|Şeklinde)/u

/** Patterns of a claim of a party, or of a step of the present case: never quoted as a statement of law. */
export const ofTheCase =
  /vekili|talep e[td]|ileri sür|savun(?:du|mu[şk]|ar|ul|makta)|iddia e[td]|beyan e[td]|isteminde|istem(?:iş|dir)|istediği|dava dilekçesi|cevap dilekçesi|temyiz (?:e[td]|itiraz|eden|dilekçe)|karar veril(?:miş|di|mek)|hüküm (?:kurul|veril)|gereği (?:düşünüldü|görüşüldü)|dosya(?:daki|nın| içeriği)|tebliğname|onan(?:ma|mış)|bozul(?:ma|muş)|bozma (?:karar|ilam|neden)|reddine|kabulüne|oybirliği|oyçokluğu|sanı[kğ]|başvurucu|müvekkil|murisi?(?:nin|n)? |katılan|müşteki|davacı(?:nın|ya|lar)? |davalı(?:nın|ya|lar)? |yerel mahkeme|ilk derece|mahkemece|somut olay|dava konusu|\p{Lu}\.\s?\p{Lu}\.|\.\.|\*{2}|anlaşılm|ilişkindir\.$|\d{1,2}[./]\d{1,2}[./]\d{4} (?:tarihi?nde|günü)/iu

/** A mere reference to another article, which says nothing to a reader who does not know that one. */
export const handsOn = /(?:madde|fıkra)\p{L}*\s+(?:\p{L}+\s+)?hük(?:m|üm)\p{L}*\s+kıyasen\s+uygulan/iu

/** A sentence in which a law speaks about itself answers no question. */
export const ofItself =
  /^Bu (?:Kanun|Yasa|Tüzük|Yönetmelik)(?:un|nın)?(?:,| hüküm|$).{0,160}(?:olarak isimlendirilir|yürürlüğe girer|yürütür)\.$/u

/** The last word of a complete sentence; points of lists end with nouns. */
export const ends =
  /(?:[dt][ıiuü]r|[ıiuüae]r|m[ae]z|[dt][ıiuü]|m[ıiuü]ş|yor|yok|değil)(?:l[ae]r)?[.!?)"”’\d\s…]*$|^\(Mülga/iu

/** Phrases with which courts state the law. */
export const ofTheLaw =
  /gerek(?:ir|mektedir|tiği)|mümkün|zorunlu|kabul edil(?:ir|mektedir|melidir)|düzenlen|öngörül|hükmü|maddesi|kural|ilke|sayılır|aranır|koşul|şart|yükümlü|[ae]maz|malıdır|melidir|ifade e[td]/iu
