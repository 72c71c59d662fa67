/** Small invented decisions with the words, courts and numbers that tests need. */
import type { DecisionSource } from '../document.ts'
import type { Below } from './draw.ts'

const WORDS =
  `kiracı kiralayan tahliye kira bedeli tespit ihtar temerrüt sözleşme feshi işçi işveren kıdem ihbar tazminat fazla
mesai ücret alacağı nafaka velayet boşanma kusur maddi manevi zarar trafik kazası sigorta poliçe rücu hasar sanık müdafi
hapis beraat temyiz bozma onama delil tanık keşif bilirkişi rapor tapu iptal tescil muris muvazaa miras pay ortaklık
kamulaştırma idare işlem iptali vergi ceza tarhiyat memur disiplin hâkim karar mahkeme dava davacı davalı gerekçe hüküm`.split(
    /\s+/,
  )

const BENCHES: [string, string | null][] = [
  ['Yargıtay', '3. Hukuk Dairesi'],
  ['Yargıtay', '9. Hukuk Dairesi'],
  ['Yargıtay', '12. Ceza Dairesi'],
  ['Danıştay', '3. Daire'],
  ['İstanbul Bölge Adliye Mahkemesi', '9. Hukuk Dairesi'],
  ['Anayasa Mahkemesi', null],
]

const OUTCOMES = ['Onama', 'Bozma', 'Ret']

const LAWS = ['6098', '4857', '5237', '6100']

/** One random sentence in which the first words are the most frequent. */
function sentence(below: Below): string {
  const words = Array.from(
    { length: 6 + below(10) },
    () => WORDS[Math.floor(WORDS.length * (below(1000) / 1000) ** 2)],
  )
  return `${words.join(' ')}.`
}

export function sampleDecision(doc: number, below: Below): DecisionSource {
  const [court, chamber] = BENCHES[below(BENCHES.length)] as [string, string | null]
  const year = 2008 + below(16)
  const date = `${year}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(4)).padStart(2, '0')}`
  const decisionDate = below(12) === 0 ? null : date
  const citedLaws = Array.from({ length: below(3) }, () => {
    return {
      lawNumber: LAWS[below(LAWS.length)] as string,
      articleNo: below(3) === 0 ? null : String(1 + below(9)),
    }
  })
  const caseNumber = `${year - 1}/${1 + below(900)}`
  return {
    doc,
    country: below(15) === 0 ? 'kktc' : 'turkey',
    court,
    chamber,
    caseNumber,
    decisionNumber: `${year}/${1 + below(900)}`,
    decisionDate,
    decisionYear: decisionDate === null && doc % 2 === 0 ? year : null,
    caseYear: year - 1,
    deliveryNumber: null,
    deliveryYear: below(2) === 0 ? year : null,
    outcome: below(4) === 0 ? null : (OUTCOMES[below(OUTCOMES.length)] as string),
    subject: below(3) === 0 ? null : `${WORDS[below(WORDS.length)]} ${WORDS[below(WORDS.length)]}`,
    sides: below(2) === 0 ? `Ahmet K${below(9)} ile Şirket ${below(5)}` : null,
    keywords: below(2) === 0 ? [WORDS[below(WORDS.length)] as string] : [],
    documentId: null,
    externalId: `ext-${doc}`,
    source: below(4) === 0 ? 'ornek' : 'deneme',
    text: `${chamber ?? court} ${caseNumber} E.\n${Array.from({ length: 2 + below(5) }, () => sentence(below)).join('\n')}`,
    citedLaws,
  }
}
