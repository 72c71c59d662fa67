/** Notes on a rise of rent. */
import type { Words } from '@mizan/platform/contract'

export const rentNotes = {
  'rent.agreed_less': {
    tr: 'Bu, yenilenen dönemdeki üst sınırdır (TBK m. 344/1). Sözleşmede daha düşük bir oran varsa o uygulanır.',
    en: 'This is the most for the renewed year (Code of Obligations, article 344/1). A lower rate of the contract comes first.',
  },
  'rent.five_years': {
    tr: 'Sözleşme beş yılı doldurdu: yeni kirayı, emsal kiralara da bakarak hâkim belirleyebilir (TBK m. 344/3).',
    en: 'The lease is five years old: a court may set the rent, looking at comparable rents too (Code of Obligations, article 344/3).',
  },
  'rent.dwelling_cap': {
    tr: 'Konutlarda 01.07.2024’e kadar artış yüzde yirmi beşi geçemezdi (TBK Geçici m. 1 ve 2); TÜFE oranı daha düşükse o uygulanırdı.',
    en: 'Until 01/07/2024 rents of dwellings could rise by no more than 25% (Code of Obligations, provisional articles 1 and 2), or by the rate of consumer prices if that was lower.',
  },
  'rent.own_rate': {
    tr: 'Oranı siz yazdınız. Bir önceki ayın TÜFE on iki aylık ortalamasını TÜİK’ten denetleyin.',
    en: 'You entered the rate. Compare it with the twelve-month average of consumer prices of the month before.',
  },
  'rent.own_rate_above': {
    tr: 'Yazdığınız oran yasal üst sınırın üzerinde; sınır uygulandı.',
    en: 'The rate that you entered is above the legal limit; the limit was applied.',
  },
} as const satisfies Words

export type RentNote = keyof typeof rentNotes
