/** Notes on a result of the interest calculator. */
import type { Words } from '@mizan/platform/contract'

export const interestNotes = {
  'interest.transition': {
    tr: 'Dönem 31.07.2026 gününü aşıyor. 7589 sayılı Kanunla değişen yasal faizin, daha önce başlayan faizlere bu günden sonra nasıl uygulanacağı tartışmalıdır; hesap bu günde bölündü.',
    en: 'The period passes 31/07/2026. How the legal interest that law 7589 changed applies after that day to interest that began before is disputed; the sum is split on that day.',
  },
  'interest.derived': {
    tr: 'Yasal faiz oranı, önceki 31 Aralık’taki reeskont oranının %80’i olarak hesaplandı; 30 Haziran oranı en az 5 puan farklıysa ikinci yarıyılda onun %80’i alınır (3095 m. 1).',
    en: 'The legal rate was computed as 80% of the rediscount rate of the previous 31 December; if that of 30 June differs by at least 5 points, 80% of it holds for the second half (law 3095, article 1).',
  },
  'interest.half_year': {
    tr: 'Yılın ilk yarısında önceki 31 Aralık’taki avans oranı uygulandı; 30 Haziran oranı en az 5 puan farklıysa ikinci yarıda o oran uygulanır (3095 m. 2/2).',
    en: 'The advance rate of the previous 31 December was applied to the first half of each year; if that of 30 June differs by at least 5 points, it holds for the second half (law 3095, article 2/2).',
  },
  'interest.every_change': {
    tr: 'Avans oranı her değiştiği günden başlayarak uygulandı (değişen oranlarda avans faizi). 3095 m. 2/2 yarıyıl esasını öngörür.',
    en: 'The advance rate was applied from each day on which it changed. Law 3095, article 2/2, provides for half-years.',
  },
  'interest.rate_not_checked': {
    tr: 'Son oranın geçerli olduğu en son denetim gününden sonraki günler, oran değişmemiş sayılarak hesaplandı.',
    en: 'Days after the last check of the latest rate were computed as if it had not changed.',
  },
  'interest.set_off': {
    tr: 'Ödemeler önce gider ve faize, sonra anaparaya sayıldı (TBK m. 100); birden çok alacakta önce muaccel olana (TBK m. 101-102).',
    en: 'Payments were set off against costs and interest first, then against the principal (Code of Obligations, article 100); of several claims, against the one that fell due first (articles 101 and 102).',
  },
  'interest.set_off_each': {
    tr: 'Ödeme, o gün doğmuş bütün alacakların faizine, sonra en eskinin anaparasına sayıldı. Alacaklar ayrı borçlarsa TBK m. 102, en eskinin faizi ve anaparası bitmeden ötekine geçilmez diye okunabilir; sonuç değişir.',
    en: 'A payment went to the interest of all claims due on its day, then to the principal of the oldest. If the claims are separate debts, article 102 of the Code of Obligations can be read to settle the oldest one, interest and principal, before the next; the result would differ.',
  },
  'interest.surplus': {
    tr: 'Ödeme, yapıldığı gün doğmuş borcu aşıyor; artan tutar ayrıca gösterildi ve sonra doğan alacaklara sayılmadı.',
    en: 'A payment exceeds what was due on its day; the surplus is shown separately and not set off against claims that fell due later.',
  },
  'interest.limit_contract': {
    tr: 'Akdî faiz oranı, yasal faizin yüzde elli fazlasını aşamaz (TBK m. 88). Yazılan oran bu sınırın üzerinde. Sınır ticari işlerde uygulanmaz (TTK m. 8).',
    en: 'Contract interest may not exceed the legal rate by more than half (Code of Obligations, article 88). The rate entered is above this limit. It does not apply to commercial matters (Commercial Code, article 8).',
  },
  'interest.limit_default': {
    tr: 'Temerrüt faizi oranı, yasal faizin yüzde yüz fazlasını aşamaz (TBK m. 120). Yazılan oran bu sınırın üzerinde. Sınır ticari işlerde uygulanmaz (TTK m. 8).',
    en: 'Default interest may not exceed the legal rate by more than its double (Code of Obligations, article 120). The rate entered is above this limit. It does not apply to commercial matters (Commercial Code, article 8).',
  },
  'interest.own_rates': {
    tr: 'Oranlar kullanıcıdan. Yabancı para borcunda, devlet bankalarının o parayla bir yıllık vadeli hesaba fiilen uyguladığı en yüksek oran aranır (3095 m. 4/a); bankalara sorulur.',
    en: 'The rates are the user’s own. For a debt in foreign currency the highest rate counts that state banks actually paid on a one-year deposit in it (law 3095, article 4/a); the banks are asked for it.',
  },
  'interest.simple': {
    tr: 'Faize faiz yürütülmedi (3095 m. 3; TTK m. 8/2 saklı).',
    en: 'No interest was charged on interest (law 3095, article 3; subject to Commercial Code, article 8/2).',
  },
} as const satisfies Words

export type InterestNote = keyof typeof interestNotes
