/** How the decisions of the Constitutional Court and of Strasbourg are known: by their applicant, or by the norm. */
import { personCase } from './letters.ts'
import { rightOf } from './violated-right.ts'

/** "… BÖLÜM KARAR KENAN FUAT TİRYAKİ BAŞVURUSU (Başvuru Numarası: …": the name stands behind the last heading. */
const title = /([^(]{3,260}?)\s{1,4}BAŞVURU(?:SU|LARI)\s{0,4}\(/u
const aboveName = /.*(?:^|\s)(?:KARAR|KARARI|BÖLÜM|KURUL)\s|.*\n/su
const strasbourg =
  /(?:CASE OF|AFFAIRE|[^\p{L}])\s{0,3}([\p{Lu}][\p{L} .'’-]{1,80}?)\s{0,2}(?:\/\s{0,2}TÜRKİYE|v\. ?(?:TURKEY|TÜRKİYE)|c\. ?TURQUIE)/u
/** "İTİRAZIN KONUSU: 26/9/2004 tarihli ve 5237 sayılı Türk Ceza Kanunu’nun … 252. maddesinin …". */
const challenged = /KONUSU\s{0,3}:?\s{1,3}([\s\S]{20,1500}?)(?=Anayasa[’'](?:nın|ya)|aykırılığı|OLAY)/u
const norm =
  /(?:(\d{3,4}) sayılı|\((\d{1,3})\) numaralı) ([\p{L}\d][\p{L}\d ,()-]{3,260}?(?:Kanunu?|Kararnamesi))(?=[’'])/u
/** An article that another law changed is the one of its case; "… ile eklenen" names that of the other. */
const article =
  /^\S{0,6}\s{0,2}(?:[A-ZÇ]\.\s)?(\d{1,3}(?:\/\p{L})?)\.\smadde|((?:geçici )?\d{1,3}(?:\/\p{L})?)\.\smaddesin(?:in|de|e)(?!\p{L})/u
const head = 2_500

export function applicantClaim(text: string): string | undefined {
  const start = text.slice(0, head)
  const name = title.exec(start)?.[1]?.replace(aboveName, '') ?? strasbourg.exec(start)?.[1]
  if (!name) return undefined
  const right = rightOf(text)
  return `${personCase(name)} başvurusu${right ? `: ${right}` : ''}`
}

export function normClaim(text: string): string | undefined {
  const told = (challenged.exec(text.slice(0, head * 2))?.[1] ?? '').replace(/\s+/g, ' ')
  const found = norm.exec(told)
  if (!found) return undefined
  const [whole, law, decree, name = ''] = found
  const [, first, later] = article.exec(told.slice(found.index + whole.length)) ?? []
  const no = first ?? later
  const named = decree ? `(${decree}) numaralı Cumhurbaşkanlığı Kararnamesi` : `${law} sayılı ${name.trim()}`
  return `${named}${no ? ` m. ${no}` : ''}: iptal istemi`
}
