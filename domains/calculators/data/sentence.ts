/**
 * The day of conditional release, by the kind of crime (law 5275, articles 107 and 108; law 3713, article 17). The
 * text is that in force in August 2026; former texts are not known here.
 */
import type { BilingualText, Words } from '@mizan/platform/contract'

/** Law 7242 (14/4/2020) changed the shares. A crime before this day needs the text of its time. */
export const textSince = '2020-04-16'
/** Provisional article 10/6: probation three years earlier, under conditions, for crimes up to this day. */
export const earlierProbationUntil = '2023-07-31'
/** The day on which law 7550 was passed: a tenth before probation, three quarters for the second recidivism. */
export const law7550 = '2025-06-04'

export const sentenceKinds = ['term', 'life', 'aggravatedLife'] as const
export type SentenceKind = (typeof sentenceKinds)[number]
type Life = Exclude<SentenceKind, 'term'>

export const sentenceKindNames = {
  term: { tr: 'Süreli hapis', en: 'Prison for a term' },
  life: { tr: 'Müebbet hapis', en: 'Life imprisonment' },
  aggravatedLife: { tr: 'Ağırlaştırılmış müebbet hapis', en: 'Aggravated life imprisonment' },
} as const satisfies Words & Record<SentenceKind, unknown>

export type Share = readonly [times: number, over: number]

export interface Regime {
  tr: string
  en: string
  law: 'CGTİHK' | 'TMK'
  article: string
  /** The share of a fixed-term sentence; none if the article is about life sentences alone. */
  share?: Share
  /** Years of a life sentence. */
  years: Readonly<Record<Life, number>>
  lifeArticle: string
  /** The group of the article: children, or adults. */
  of?: 'children' | 'adults'
}

const usual = { years: { aggravatedLife: 30, life: 24 }, lifeArticle: '107/2' } as const
const organised = { years: { aggravatedLife: 36, life: 30 }, lifeArticle: '107/4' } as const
/** The terms of heavier groups, including recidivists. */
export const heavier = { years: { aggravatedLife: 39, life: 33 }, lifeArticle: '108/1' } as const

const half: Share = [1, 2]
export const twoThirds: Share = [2, 3]
export const threeQuarters: Share = [3, 4]

const listed = (letter: string, tr: string, en: string): Regime => ({
  tr,
  en,
  law: 'CGTİHK',
  article: `107/2-${letter}`,
  share: twoThirds,
  ...usual,
})

export const regimes = {
  general: {
    tr: 'Diğer suçlar',
    en: 'Other crimes',
    law: 'CGTİHK',
    article: '107/2',
    share: half,
    ...usual,
  },
  killing: listed('a', 'Kasten öldürme (TCK 81, 82, 83)', 'Intentional killing (Criminal Code 81, 82, 83)'),
  injury: listed(
    'b',
    'Neticesi sebebiyle ağırlaşmış yaralama (TCK 87/2-d)',
    'Aggravated injury (Criminal Code 87/2-d)',
  ),
  torture: listed('c', 'İşkence, eziyet (TCK 94, 95, 96)', 'Torture, torment (Criminal Code 94, 95, 96)'),
  sexual: listed(
    'd',
    'Cinsel saldırı (TCK 102, 2. fıkra hariç), reşit olmayanla ilişki (104, 2-3 hariç), taciz (105)',
    'Sexual assault (Criminal Code 102 but not 102/2), relations with a minor (104 but not 2-3), harassment (105)',
  ),
  privacy: listed(
    'f',
    'Özel hayata karşı suçlar (TCK 132-138)',
    'Crimes against privacy (Criminal Code 132 to 138)',
  ),
  secrets: listed(
    'h',
    'Devlet sırlarına karşı suçlar, casusluk (TCK 326-339)',
    'State secrets, espionage (Criminal Code 326 to 339)',
  ),
  sexualGrave: {
    tr: 'Nitelikli cinsel suçlar (TCK 102/2, 103, 104/2-3), yetişkin',
    en: 'Grave sexual crimes (Criminal Code 102/2, 103, 104/2-3), adult',
    law: 'CGTİHK',
    article: '108/9',
    share: threeQuarters,
    ...heavier,
    lifeArticle: '108/9',
    of: 'adults',
  },
  drugs: {
    tr: 'Uyuşturucu imal ve ticareti (TCK 188), yetişkin',
    en: 'Making and trading drugs (Criminal Code 188), adult',
    law: 'CGTİHK',
    article: '108/9',
    share: threeQuarters,
    ...heavier,
    lifeArticle: '108/9',
    of: 'adults',
  },
  organised: {
    tr: 'Suç örgütü kurmak, yönetmek ya da örgüt faaliyetindeki suç, yetişkin',
    en: 'Founding or leading a criminal organisation, or a crime within one, adult',
    law: 'CGTİHK',
    article: '107/4',
    share: twoThirds,
    ...organised,
    of: 'adults',
  },
  terror: {
    tr: 'Terörle Mücadele Kanunu kapsamındaki suç, yetişkin',
    en: 'Crime under the Anti-Terror Act, adult',
    law: 'TMK',
    article: '17',
    share: threeQuarters,
    ...organised,
    of: 'adults',
  },
  intelligence: {
    tr: 'MİT Kanunu kapsamındaki suç (2937 s.K.)',
    en: 'Crime under the Intelligence Act (law 2937)',
    law: 'CGTİHK',
    article: '107/2',
    share: twoThirds,
    ...usual,
  },
  againstChild: {
    tr: 'Çocuğa karşı suç, müebbet cezalar (108/8)',
    en: 'Crime against a child, life sentences (108/8)',
    law: 'CGTİHK',
    article: '108/8',
    ...heavier,
    lifeArticle: '108/8',
  },
  childSexual: {
    ...listed(
      'e',
      'Cinsel suçlar (TCK 102-105), çocuk hükümlü',
      'Sexual crimes (Criminal Code 102 to 105), convicted child',
    ),
    of: 'children',
  },
  childDrugs: {
    ...listed(
      'g',
      'Uyuşturucu imal ve ticareti (TCK 188), çocuk hükümlü',
      'Making and trading drugs (Criminal Code 188), convicted child',
    ),
    of: 'children',
  },
  childOrganised: {
    tr: 'Örgüt ya da terör suçu, çocuk hükümlü',
    en: 'Organised crime or terror, convicted child',
    law: 'CGTİHK',
    article: '107/2',
    share: twoThirds,
    ...usual,
    of: 'children',
  },
} as const satisfies Readonly<Record<string, Regime>>

export type RegimeName = keyof typeof regimes
export const regimeOf = (name: RegimeName): Regime => regimes[name]

export const recidivisms = ['none', 'first', 'second'] as const
export type Recidivism = (typeof recidivisms)[number]

export const recidivismNames = {
  none: { tr: 'Tekerrür yok', en: 'None' },
  first: { tr: 'Tekerrür (108/1-2)', en: 'Recidivism (108/1-2)' },
  second: { tr: 'İkinci defa tekerrür (108/3)', en: 'Second recidivism (108/3)' },
} as const satisfies Words & Record<Recidivism, unknown>

/** The years before the release at which probation may begin (article 105/A/1 and 3). */
export const probations = {
  usual: { tr: 'Genel: 1 yıl (105/A/1)', en: 'General: 1 year (105/A/1)', years: 1, article: '105/A/1' },
  mother: {
    tr: '0-6 yaş çocuğu olan kadın: 2 yıl (105/A/3-a)',
    en: 'Woman with a child aged 0 to 6: 2 years (105/A/3-a)',
    years: 2,
    article: '105/A/3-a',
  },
  ill: {
    tr: 'Raporlu ağır hastalık, engellilik, kocama: 3 yıl (105/A/3-b)',
    en: 'Certified illness, disability or old age: 3 years (105/A/3-b)',
    years: 3,
    article: '105/A/3-b',
  },
} as const satisfies Readonly<Record<string, BilingualText & { years: number; article: string }>>

/** Article 107/16 excludes release altogether. */
export const section16 = ['ask', 'outside', 'inside'] as const
export const section16Names = {
  ask: { tr: 'Seçin', en: 'Choose' },
  outside: { tr: 'Hayır', en: 'No' },
  inside: { tr: 'Evet', en: 'Yes' },
} as const satisfies Words
