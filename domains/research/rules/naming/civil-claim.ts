/** What was claimed in a civil case: from its head, its first sentences, or the words of the claim. */
import { sentenceCase } from './letters.ts'
import { isWhole, wholeParts } from './whole.ts'

const fields =
  /(?:^|\n)[ \t]*(?:DAVA TÜRÜ|Dava Türü|DAVANIN KONUSU|DAVA KONUSU|DAVANIN TÜRÜ|DAVA)[ \t]{0,8}:[ \t]{0,8}([^\n]{3,200})/u
const words = String.raw`(\p{L}[\p{L}\d ,’'()/.-]{2,110}?)`
const refusedJudge = /redd[iı]\s{1,2}h[aâ]k[iı]m|h[aâ]k[iı]min\s{1,2}redd/iu
/** In the order of trust; each captures the claim. */
const sentences: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[Tt]araflar arasınd?a?ki?|arasındaki|aralarındaki|[Tt]araflar arasında görülen)\s["“”']{0,1}${words}["“”']{0,1}\s{1,2}davas[ıi]`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.\n]\s{0,3})${words}\s{1,2}davasının yapılan`, 'u'),
  new RegExp(String.raw`dilekçesinde,?\s${words}\s{1,2}isten`, 'u'),
  new RegExp(String.raw`dilekçe ile\s${words}\s{1,2}isten`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})[Dd]ava\s?[,;:]?\s${words}\s{1,2}(?:isteğ?[mk]?ine|istemlerine|taleb[ie]ne|talebine) ilişkin`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.\n]\s{0,3})${words}\s{1,2}istemine ilişkin davada`, 'u'),
  new RegExp(String.raw`(?:^|[.,\n]\s{0,3})${words}\s{1,2}(?:istemine|isteğine) ilişkindir`, 'u'),
]
/** The words of the claim, by what was asked for; the first that the claimant's own sentences have. */
const asked: readonly [RegExp, string][] = [
  [/işe iade|feshin geçersizliğ/u, 'Feshin geçersizliği ve işe iade'],
  [/soyad/u, 'Adın ve soyadının değiştirilmesi'],
  [/boşanma/u, 'Boşanma'],
  [/velayet/u, 'Velayet'],
  [/nafaka/u, 'Nafaka'],
  [/sıra cetvelinin iptal/u, 'Sıra cetvelinin iptali'],
  [/itirazın iptal/u, 'İtirazın iptali'],
  [/menfi tespit|borçlu olmadığının tespit/u, 'Menfi tespit'],
  [/hükümsüz/u, 'Markanın hükümsüzlüğü'],
  [/ecrimisil/u, 'Ecrimisil'],
  [/el ?atmanın önlenmes/u, 'El atmanın önlenmesi'],
  [/tahliyes/u, 'Tahliye'],
  [/ortaklığın giderilmes/u, 'Ortaklığın giderilmesi'],
  [/tapu(?:sunun| kaydının| kayıtlarının)? iptal/u, 'Tapu iptali ve tescil'],
  [/kadastro/u, 'Kadastro tespitine itiraz'],
  [/(?:ölüm|yaşlılık|emekli|malullük|dul|yetim)\p{L}* aylığ/u, 'Aylık bağlanması'],
  [/sigortalı[^.]{0,80}çalış\p{L}*[^.]{0,60}tespit|hizmet tespit|çalıştığının tespit/u, 'Hizmet tespiti'],
  [/nüfus kayd/u, 'Nüfus kaydının düzeltilmesi'],
  [/vas[iî] tayin|kısıtlan/u, 'Vesayet'],
  [/mirasçılık belges/u, 'Mirasçılık belgesi'],
  [/kıdem tazminat/u, 'Kıdem tazminatı ve işçilik alacakları'],
  [/manevi tazminat/u, 'Manevi tazminat'],
  [/ayıplı|ayıpsız|ayıp neden/u, 'Ayıplı mal'],
  [/adına tescil/u, 'Tescil'],
  [/haksız rekabet/u, 'Haksız rekabet'],
  [/sigorta\p{L}* [^.]{0,60}tazminat/u, 'Sigorta tazminatı'],
  [/satış\p{L}* iptal/u, 'Satışın iptali'],
  [/tazminat|zararın/u, 'Tazminat'],
  [/iptalin[ei]/u, 'İptal'],
  [/tahsilin[ei]|ödenmesin[ei]|alacağının/u, 'Alacak'],
]
const ofCourts: readonly [RegExp, string][] = [
  [/iş ?bölümü/iu, 'İş bölümü: görevli dairenin belirlenmesi'],
  [/karar(?:ın)? düzelt/iu, 'Karar düzeltme istemi'],
  [/icra (?:hukuk|tetkik|mahkeme)[\s\S]*haciz/iu, 'İcra hukuku: haciz'],
  [/icra (?:hukuk|tetkik|mahkeme)|i\.?i\.?k\.?[’' ]?n[uı]n/iu, 'İcra hukuku: takip ve şikâyet'],
  [/kadastro mahkemesi/iu, 'Kadastro tespitine itiraz'],
]

/** How far the head and the claim reach, in characters. */
const head = 3_500
const longest = 120

export function civilClaim(text: string): string | undefined {
  const lower = text.slice(0, head).toLocaleLowerCase('tr')
  return (
    toldClaim(text) ?? wordsOf(claimIn(lower), asked) ?? wordsOf(lower, ofCourts) ?? wordsOf(lower, asked)
  )
}

/** The claim as the head or the first sentences name it. */
export function toldClaim(text: string): string | undefined {
  const start = text.slice(0, head)
  if (refusedJudge.test(start)) return 'Hâkimin reddi'
  const field = fields.exec(start)?.[1]
  for (const found of [field, ...sentences.map((sentence) => sentence.exec(start)?.[1])]) {
    const claim = found && isClaim(found) ? tidy(found) : undefined
    if (claim) return claim
  }
  return undefined
}

/** What the claimant wants: the sentences until the request ends. */
function claimIn(text: string): string {
  const end = /isten?ilmi[şs]|istemiş|isteyerek|talep (?:ve dava )?et|talep olun|dilemiş|dava etmiş/u.exec(
    text,
  )
  return end ? text.slice(Math.max(0, end.index - 1_200), end.index) : ''
}

const wordsOf = (text: string, list: readonly [RegExp, string][]) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** Numbers, courts and names of parties are no claims. */
const isClaim = (claim: string): boolean =>
  claim.trim().length > 2 &&
  !/(?:\d{3,}|mahkeme|vekili|davacı|davalı|tarih|hüküm|karar(?!\s?düzelt)|birleş|…|\.\.)/iu.test(
    claim.toLocaleLowerCase('tr'),
  ) &&
  !/^(?:bu|asıl|eldeki|görülen|bir|işbu|açılan|söz)(?:\s|$)/iu.test(claim.trim())

function tidy(claim: string): string | undefined {
  const text = claim
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:(?:[Dd]ava\s)?[Kk]onusu\suyuşmazlık\S*\s|(?:karşılıklı|görülen|yapılan|açılan|olarak)\s)+/u,
      '',
    )
    .replace(/\s(?:ilişkin|dair)$/u, '')
    .replace(/["“”]/g, '')
    .replace(/^[\s.,;:-]+|[\s.,;:-]+$/gu, '')
  const short = wholeParts(text, /,/gu, longest)
  return short && isWhole(short.replace(/ …$/u, '')) ? sentenceCase(short) : undefined
}
