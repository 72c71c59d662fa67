/** The right that an individual application is about: by the operative part, else by what the applicant alleges. */
import { verdictIn } from '../constitutional/verdict.ts'

/** Rights as the court names them; a longer name stands before one that is its end. */
const rights = [
  ...[
    'silahların eşitliği ve çelişmeli yargılama ilkeleri',
    'kararın icrası hakkı',
    'bağımsız ve tarafsız mahkemede yargılanma hakkı',
  ],
  ...['makul sürede yargılanma hakkı', 'hakkaniyete uygun yargılanma hakkı', 'gerekçeli karar hakkı'],
  ...['mahkemeye erişim hakkı', 'tanık sorgulama hakkı', 'duruşmada hazır bulunma hakkı'],
  ...['müdafi yardımından yararlanma hakkı', 'adil yargılanma hakkı', 'savunma hakkı', 'karar hakkı'],
  ...[
    'suçta ve cezada kanunilik ilkesi',
    'masumiyet karinesi',
    'kanuni hâkim güvencesi',
    'etkili başvuru hakkı',
  ],
  ...['aynı fiilden dolayı birden fazla yargılanmama veya cezalandırılmama ilkesi'],
  ...['hükmün denetlenmesini talep etme hakkı', 'kişi hürriyeti ve güvenliği hakkı'],
  ...['özel hayata ve aile hayatına saygı hakkı', 'özel hayata saygı hakkı', 'aile hayatına saygı hakkı'],
  ...['kişisel verilerin korunmasını isteme hakkı', 'konut dokunulmazlığı hakkı', 'haberleşme hürriyeti'],
  ...['haberleşme özgürlüğü', 'toplantı ve gösteri yürüyüşü düzenleme hakkı', 'örgütlenme özgürlüğü'],
  ...['ifade ve örgütlenme özgürlükleri', 'ifade özgürlüğü', 'basın özgürlüğü', 'din ve vicdan özgürlüğü'],
  ...['din özgürlüğü', 'sendika hakkı', 'mülkiyet hakkı', 'yaşam hakkı', 'eğitim hakkı', 'evlenme hakkı'],
  ...[
    'seçme, seçilme ve siyasi faaliyette bulunma hakkı',
    'seçilme hakkı',
    'kötü muamele yasağı',
    'işkence yasağı',
  ],
  ...['maddi ve manevi varlığın korunması ve geliştirilmesi hakkı', 'zorla çalıştırma yasağı'],
  ...['ayrımcılık yasağı', 'eşitlik ilkesi'],
]
const named = rights.join('|')
/** "mülkiyet hakkının", and the first of "mülkiyet hakkı ile adil yargılanma hakkının". */
const possessed = new RegExp(
  `(?<!\\p{L})(${named})(?:n[ıiuü]n(?!\\p{L})|(?=(?:\\s(?:ile|ve)|,)\\s(?:${named})))`,
  'gu',
)
const another = /^(?:\s(?:ile|ve)\s|,)/u
const itemEnd = /n[ae],\s/gu
/** "silahların eşitliği ilkesinin": the court also writes the two principles as one. */
const oneForm = /silahların eşitliği(?: ve çelişmeli yargılama)? ilkesi(?=nin)/gu

const violated = /ihlal\s{1,3}edildiğine(?!\s{1,3}(?:ilişkin|dair))/gu
const respected = /ihlal\s{1,3}edilmediğine/gu
const alleged = /ihlal\s{1,3}edildiğine\s{1,3}(?:ilişkin|dair)/gu
/** How far before the ruling its right stands. */
const clause = 400
const application =
  /(?<![\d.])1\.\s{1,3}Başvuru[,;]?\s([\s\S]{5,1200}?)\sidd[iı]a\p{L}*\s(?:ilişkin|yönelik|dair)/u

/** One or two rights; undefined where the text names none. */
export function rightOf(text: string): string | undefined {
  const verdict = verdictIn(text)
  const ruling = verdict ? lowered(text.slice(verdict.text, verdict.end)) : ''
  for (const said of [violated, respected, alleged]) {
    const found = unique([...ruling.matchAll(said)].flatMap(({ index }) => ruledOn(ruling, index)))
    if (found.length > 0) return joined(found)
  }
  const told = lowered(application.exec(text)?.[1] ?? '')
  return joined(unique([...told.matchAll(possessed)].map(([, right = '']) => right)))
}

const lowered = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replace(/\s+/g, ' ')
    .replace(oneForm, 'silahların eşitliği ve çelişmeli yargılama ilkeleri')

/**
 * "… mülkiyet hakkının kamulaştırmasız el atma nedeniyle ihlal edildiğine": the last right that the item names before
 * its ruling, and those joined to it.
 */
function ruledOn(ruling: string, at: number): string[] {
  const before = ruling.slice(Math.max(0, at - clause), at)
  const item = before.slice([...before.matchAll(itemEnd)].at(-1)?.index ?? 0)
  const found = [...item.matchAll(possessed)]
  return found.flatMap(({ index, 0: whole, 1: right = '' }, place) =>
    place === found.length - 1 || another.test(item.slice(index + whole.length)) ? right : [],
  )
}

const unique = (found: readonly string[]): string[] => [...new Set(found)]

/** A right that has "ve" in its name is parted from another by a comma. */
function joined(found: readonly string[]): string | undefined {
  const shown = found.slice(0, 2)
  return shown.join(shown.some((right) => right.includes(' ve ')) ? ', ' : ' ve ') || undefined
}
