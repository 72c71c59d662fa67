/** How the decisions of the Constitutional Court and of Strasbourg are known: by their applicant, or by the norm. */
import { personCase } from './letters.ts'

/** "… BÖLÜM KARAR KENAN FUAT TİRYAKİ BAŞVURUSU (Başvuru Numarası: …": the name stands behind the last heading. */
const title = /([^(]{3,260}?)\s{1,4}BAŞVURU(?:SU|LARI)\s{0,4}\(/u
const aboveName = /.*(?:^|\s)(?:KARAR|KARARI|BÖLÜM|KURUL)\s|.*\n/su
const strasbourg =
  /(?:CASE OF|AFFAIRE|[^\p{L}])\s{0,3}([\p{Lu}][\p{L} .'’-]{1,80}?)\s{0,2}(?:\/\s{0,2}TÜRKİYE|v\. ?(?:TURKEY|TÜRKİYE)|c\. ?TURQUIE)/u
/** "Başvuru, … mülkiyet hakkının ihlal edildiği iddiasına ilişkindir." */
const alleged =
  /1\.\s{1,3}Başvuru[,;]?\s[^\n]{5,900}?((?:\p{Ll}+\s){0,4}?\p{Ll}+(?:\shakkı|\syasağı|\silkesi|\sözgürlüğü|\sgüvencesi)|ifade özgürlüğü|örgütlenme özgürlüğü)(?:nın|nin|nun|nün)\b/u
const norm =
  /(\d{3,4}) sayılı ([\p{L} ,()’'-]{3,120}?Kanunu?)[’'n]?\p{L}{0,4}\s(?:[^.]{0,30}?)(\d{1,3}(?:\/\p{L})?)\.\s?madde/u
const head = 2_500

export function applicantClaim(text: string): string | undefined {
  const start = text.slice(0, head)
  const name = title.exec(start)?.[1]?.replace(aboveName, '') ?? strasbourg.exec(start)?.[1]
  if (!name) return undefined
  const right = alleged.exec(text.slice(0, head * 2))?.[1]
  const rightName = right && rights.find((one) => right.endsWith(one))
  return `${personCase(name)} başvurusu${rightName ? `: ${rightName}` : ''}`
}

export function normClaim(text: string): string | undefined {
  const [, number, law, article] = norm.exec(text.slice(0, head)) ?? []
  return number && law ? `${number} sayılı ${law.trim()} m. ${article}: iptal istemi` : undefined
}

/** Rights as the court names them; the longer name first. */
const rights = [
  'gerekçeli karar hakkı',
  'mahkemeye erişim hakkı',
  'makul sürede yargılanma hakkı',
  'hakkaniyete uygun yargılanma hakkı',
  'adil yargılanma hakkı',
  'etkili başvuru hakkı',
  'kişi hürriyeti ve güvenliği hakkı',
  'özel hayata saygı hakkı',
  'aile hayatına saygı hakkı',
  'haberleşme hürriyeti',
  'toplantı ve gösteri yürüyüşü düzenleme hakkı',
  'sendika hakkı',
  'mülkiyet hakkı',
  'yaşam hakkı',
  'eğitim hakkı',
  'seçilme hakkı',
  'kötü muamele yasağı',
  'ayrımcılık yasağı',
  'eşitlik ilkesi',
  'masumiyet karinesi',
  'ifade özgürlüğü',
  'basın özgürlüğü',
  'din özgürlüğü',
]
