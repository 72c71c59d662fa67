/** The distinctions of the tariff of mediators' fees; the amounts are dated figures with the same keys. */
import type { Words } from '@mizan/platform/contract'

/** Part 1, in its order. */
export const disputes = {
  commercial: { tr: 'Ticari uyuşmazlık', en: 'Commercial' },
  labour: { tr: 'İşçi-işveren uyuşmazlığı', en: 'Labour' },
  consumer: { tr: 'Tüketici uyuşmazlığı', en: 'Consumer' },
  rent: { tr: 'Kira, komşu hakkı, kat mülkiyeti', en: 'Rent, neighbours, condominium' },
  partition: { tr: 'Ortaklığın giderilmesi', en: 'Partition of joint property' },
  family: { tr: 'Aile hukuku', en: 'Family' },
  other: { tr: 'Diğer uyuşmazlıklar', en: 'Other' },
} as const satisfies Words
export type Dispute = keyof typeof disputes
export const disputeKeys = Object.keys(disputes) as [Dispute, ...Dispute[]]

/** The number of parties for an hourly fee: with two parties each pays it, with more all pay it together. */
export const bands = ['two', 'five', 'ten', 'more'] as const
export type Band = (typeof bands)[number]

/** The basis of the fee after an agreement: the amount, the rule of article 7/5 on rents, or time. */
export const bases = ['amount', 'eviction', 'rentSetting', 'notMoney', 'series'] as const
export const basisNames = {
  amount: { tr: 'Üzerinde anlaşılan tutar', en: 'The amount agreed on' },
  eviction: { tr: 'Tahliye: bir yıllık kiranın yarısı (7/5)', en: 'Eviction: half a year’s rent (7/5)' },
  rentSetting: {
    tr: 'Kira tespiti: farkın bir yılı (7/5)',
    en: 'Setting of rent: a year of the difference (7/5)',
  },
  notMoney: { tr: 'Para ile değerlendirilemez', en: 'Nothing that has a price' },
  series: { tr: 'Seri uyuşmazlık, en az on başvuru (7/4)', en: 'Series of at least ten applications (7/4)' },
} as const satisfies Words & Record<(typeof bases)[number], unknown>
