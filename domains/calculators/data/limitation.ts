/**
 * The rules of the Criminal Code (law 5237) on limitation: lengths by the penalty, the share of each age, and the
 * events that begin, interrupt and suspend it.
 */
import type { Words } from '@mizan/platform/contract'

/** The code has been in force since this day (article 344). */
export const codeSince = '2005-06-01'

export const penalties = ['aggravatedLife', 'life', 'twenty', 'five', 'below'] as const
export type Penalty = (typeof penalties)[number]

/** The years, and the article of each length. */
type Lengths = Readonly<Record<Penalty, { years: number; article: string }>>

/** Article 66/1: by the upper limit of the penalty in the law. */
export const caseLengths: Lengths = {
  aggravatedLife: { years: 30, article: '66/1-a' },
  life: { years: 25, article: '66/1-b' },
  twenty: { years: 20, article: '66/1-c' },
  five: { years: 15, article: '66/1-d' },
  below: { years: 8, article: '66/1-e' },
}

/** Article 68/1: by the penalty of the judgment, or by the rest of it. */
export const penaltyLengths: Lengths = {
  aggravatedLife: { years: 40, article: '68/1-a' },
  life: { years: 30, article: '68/1-b' },
  twenty: { years: 24, article: '68/1-c' },
  five: { years: 20, article: '68/1-d' },
  below: { years: 10, article: '68/1-e' },
}

export const casePenaltyNames = {
  aggravatedLife: { tr: 'Ağırlaştırılmış müebbet hapis', en: 'Aggravated life imprisonment' },
  life: { tr: 'Müebbet hapis', en: 'Life imprisonment' },
  twenty: { tr: 'Üst sınır 20 yıl ya da daha fazla hapis', en: 'Prison, upper limit 20 years or more' },
  five: {
    tr: 'Üst sınır 5 yıldan fazla, 20 yıldan az hapis',
    en: 'Prison, upper limit over 5 and under 20 years',
  },
  below: {
    tr: 'Üst sınır en çok 5 yıl hapis ya da adli para cezası',
    en: 'Prison, upper limit 5 years at most, or a fine',
  },
} as const satisfies Words & Record<Penalty, unknown>

export const penaltyNames = {
  aggravatedLife: casePenaltyNames.aggravatedLife,
  life: casePenaltyNames.life,
  twenty: { tr: '20 yıl ve daha fazla hapis', en: 'Prison of 20 years or more' },
  five: { tr: '5 yıldan fazla, 20 yıldan az hapis', en: 'Prison of over 5 and under 20 years' },
  below: { tr: '5 yıla kadar hapis ya da adli para cezası', en: 'Prison of up to 5 years, or a fine' },
} as const satisfies Words & Record<Penalty, unknown>

/** The age at the time of the act; below twelve nobody is prosecuted (article 31/1). */
export const ages = ['adult', 'fifteen', 'twelve'] as const
export type Age = (typeof ages)[number]

export const ageNames = {
  adult: { tr: '18 yaşını doldurmuş', en: '18 or older' },
  fifteen: { tr: '15 yaşını doldurmuş, 18 yaşını doldurmamış', en: '15 to 17' },
  twelve: { tr: '12 yaşını doldurmuş, 15 yaşını doldurmamış', en: '12 to 14' },
} as const satisfies Words & Record<Age, unknown>

/** Articles 66/2 and 68/2. */
export const ageShares: Readonly<Record<Age, readonly [times: number, over: number]>> = {
  adult: [1, 1],
  fifteen: [2, 3],
  twelve: [1, 2],
}

/** Article 66/6. */
export const caseStarts = {
  completed: { tr: 'Tamamlanmış suç: suçun işlendiği gün', en: 'Completed: the day of the crime' },
  attempted: { tr: 'Teşebbüs: son hareketin yapıldığı gün', en: 'Attempted: the day of the last act' },
  continuous: { tr: 'Kesintisiz suç: kesintinin olduğu gün', en: 'Continuous: the day on which it ended' },
  chain: { tr: 'Zincirleme suç: son suçun işlendiği gün', en: 'Chain: the day of the last crime' },
  child: {
    tr: 'Çocuğa karşı, üstsoy ya da üzerinde nüfuzu olan kişi: çocuğun 18 yaşını bitirdiği gün',
    en: 'Against a child, by an ascendant or a person with authority: the day on which the child became 18',
  },
} as const satisfies Words

/** Article 68/5. */
export const penaltyStarts = {
  final: { tr: 'Hükmün kesinleştiği gün', en: 'The day on which the judgment became final' },
  interrupted: { tr: 'İnfazın kesintiye uğradığı gün', en: 'The day on which enforcement was interrupted' },
} as const satisfies Words

interface Event {
  tr: string
  en: string
  law: 'TCK' | 'CMK' | 'CGTİHK'
  article: string
}
type Events = Readonly<Record<string, Event>>

const tck = (article: string, tr: string, en: string): Event => ({ tr, en, law: 'TCK', article })
const cmk = (article: string, tr: string, en: string): Event => ({ tr, en, law: 'CMK', article })

/** Events that interrupt the limitation of the case. */
export const caseInterruptions = {
  statement: tck(
    '67/2-a',
    'Savcı huzurunda ifade ya da sorgu',
    'Statement to the prosecutor, or questioning',
  ),
  arrest: tck('67/2-b', 'Tutuklama kararı', 'Order of arrest'),
  indictment: tck('67/2-c', 'İddianame düzenlenmesi', 'Indictment'),
  conviction: tck('67/2-d', 'Mahkûmiyet kararı', 'Conviction'),
} as const satisfies Events

export const penaltyInterruptions = {
  notification: tck('71/1', 'İnfaz için hükümlüye tebligat', 'Notification to the convict for enforcement'),
  capture: tck('71/1', 'İnfaz için yakalama', 'Capture for enforcement'),
  crime: tck(
    '71/2',
    'Üst sınırı iki yıldan fazla hapis olan kasıtlı suç',
    'Intentional crime with an upper limit of over two years',
  ),
} as const satisfies Events

/** While these last, the limitation of the case does not run. */
export const caseSuspensions = {
  permission: tck('67/1', 'İzin ya da karar alınması', 'Permission or decision of an authority'),
  question: tck('67/1', 'Başka mercide çözülecek mesele', 'Question to be settled elsewhere'),
  fugitive: tck('67/1', 'Kaçak kararı', 'Declared a fugitive'),
  deferral: cmk('171/4', 'Kamu davasının açılmasının ertelenmesi', 'Deferral of prosecution'),
  announcement: cmk('231/8', 'HAGB denetim süresi', 'Supervision while the judgment is not announced'),
  conciliation: cmk('253/21', 'Uzlaştırma', 'Conciliation'),
  performance: cmk('254/2', 'Uzlaşmada edim için durma', 'Stay for what was agreed in conciliation'),
} as const satisfies Events

export const penaltySuspensions = {
  illChild: {
    tr: 'Çocuğunun hastalığı nedeniyle erteleme',
    en: 'Deferral because of an ill child',
    law: 'CGTİHK',
    article: '16/A/1',
  },
  service: {
    tr: 'Askerlik nedeniyle geri bırakma',
    en: 'Deferral because of military service',
    law: 'CGTİHK',
    article: '118/1',
  },
} as const satisfies Events
