export const timeLimitRefusals = {
  'limits.one_rule': {
    tr: 'Listeden bir süre seçin ya da süreyi kendiniz yazın; ikisi birden olmaz.',
    en: 'Choose a time limit from the list or enter one yourself, not both.',
  },
  'limits.unknown': {
    tr: 'Bu adda bir süre yok. Listeden seçin ya da süreyi kendiniz yazın.',
    en: 'There is no such time limit. Choose one from the list, or enter it yourself.',
  },
  'limits.laws_of_turkey': {
    tr: 'Listedeki süreler Türkiye kanunlarındandır. KKTC için süreyi kendiniz yazın.',
    en: 'The time limits of the list are those of Türkiye. For Northern Cyprus enter yours.',
  },
  'limits.service_of_turkey': {
    tr: 'Tebliğ şekilleri Türkiye’deki Tebligat Kanunu’na göredir. KKTC için tebliğ gününü yazın.',
    en: 'The ways of service are those of Türkiye. For Northern Cyprus enter the day of service.',
  },
  'limits.too_far': {
    tr: 'Son gün {{day}} olur; 1900 ile 2099 arası hesaplanır. Tarihi ya da süreyi düzeltin.',
    en: 'The last day would be {{day}}; days between 1900 and 2099 are computed. Correct the date or the length.',
  },
} as const
