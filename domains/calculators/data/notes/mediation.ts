/** Notes on a mediator's fee. */
import type { Words } from '@mizan/platform/contract'

export const mediationNotes = {
  'mediation.day': {
    tr: 'Arabuluculuğun sona erdiği gündeki tarife uygulandı (Tarife m. 10; 6325 s.K. m. 7/2). Bu ücretin altında kararlaştırılamaz (Tarife m. 1/2).',
    en: 'The tariff of the day on which the mediation ended was applied (tariff, article 10; law 6325, article 7/2). Nobody may agree on less (tariff, article 1/2).',
  },
  'mediation.newer': {
    tr: 'Uygulanan tarife bir yıldan eski. Yeni tarife yayımlanmış olabilir; Resmî Gazete’ye bakın.',
    en: 'The tariff that was applied is more than a year old. A newer one may have been published; look at the official gazette.',
  },
  'mediation.equal': {
    tr: 'Aksi kararlaştırılmadıkça taraflar eşit öder (Tarife m. 3/1). Kalan kuruş ilk taraflara yazıldı.',
    en: 'The parties pay equal shares unless they agree otherwise (tariff, article 3/1). What cannot be divided was given to the first ones.',
  },
  'mediation.treasury': {
    tr: 'Dava şartında anlaşma olmazsa iki saatlik ücret Adalet Bakanlığı bütçesinden ödenir; aşan kısmı taraflar öder (6325 s.K. m. 18/A/13). Bunlar yargılama giderinden sayılır.',
    en: 'If mandatory mediation ends without an agreement, two hours are paid by the Ministry of Justice and the rest by the parties (law 6325, article 18/A/13). Both count as costs of the lawsuit.',
  },
  'mediation.commercial_not_money': {
    tr: 'Doğrulanmadı: Para ile değerlendirilemeyen ticari uyuşmazlıkta ya da ortaklığın giderilmesinde saat ücretine 7/6’daki alt sınır uygulandı.',
    en: 'Unverified: To a commercial dispute or a partition without a price, the least amount of article 7/6 was applied to the hourly fee.',
  },
  'mediation.each_mediator': {
    tr: 'Birinci kısımda her arabulucuya ücretin tamamı ayrı ödenir (m. 3/2); ikinci kısımda tek ücret eşit bölünür (m. 3/3).',
    en: 'By part 1 each mediator gets the whole fee (article 3/2); by part 2 one fee is divided among them (article 3/3).',
  },
  'mediation.no_fee': {
    tr: 'Dava şartında sehven ya da mükerrer kayıt ve arabuluculuğa elverişsizlikte ücret ödenmez (Tarife m. 5/2).',
    en: 'In mandatory mediation nothing is paid for registrations by mistake or twice, or where mediation is not possible (tariff, article 5/2).',
  },
  'mediation.vat': {
    tr: 'Tarife KDV’den söz etmez; hesaba katılmadı.',
    en: 'The tariff does not speak of VAT; it was left out.',
  },
} as const satisfies Words

export type MediationNote = keyof typeof mediationNotes
