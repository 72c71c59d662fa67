export const mediationRefusals = {
  'mediation.amount_missing': {
    tr: 'Tutarı yazın: anlaşmada ücret ona göre hesaplanır.',
    en: 'Enter the amount: after an agreement the fee follows it.',
  },
  'mediation.rent_only': {
    tr: 'Tahliye ve kira tespiti kira uyuşmazlığı içindir. Uyuşmazlık türünü değiştirin.',
    en: 'Eviction and setting of rent are for disputes about rent. Change the kind of dispute.',
  },
} as const
