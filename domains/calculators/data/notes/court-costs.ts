/** Notes on court fees and costs of enforcement. */
import type { Words } from '@mizan/platform/contract'

export const courtNotes = {
  'court.yearly': {
    tr: 'Harçlar ve gider avansı her yıl ocakta değişir; girilen günün tarifesi uygulandı.',
    en: 'Fees and advances change each January; the rows of the day that was entered were applied.',
  },
  'court.least': {
    tr: 'Nispi harç alt sınıra çıkarıldı. Mahkemeler küçük değerlerde peşin harcı da bu tutarda isteyebilir.',
    en: 'The proportional fee was raised to its minimum. For small values courts may ask for that amount in advance.',
  },
  'court.rejected': {
    tr: 'Dava reddedilirse maktu karar harcı alınır; peşin harcın fazlası istek üzerine geri verilir (492 m. 31).',
    en: 'If the claim is rejected the fixed fee is due; what was paid above it is returned on request (law 492, article 31).',
  },
  'court.advance_estimate': {
    tr: 'Gider avansı tahminidir: tebligat taraf başına beş adet sayılır; mahkeme eksik kalanı tamamlatır (HMK m. 120).',
    en: 'The advance on costs is an estimate: five notifications for each party; the court has what is missing paid later (Code of Civil Procedure, article 120).',
  },
  'court.settled': {
    tr: 'Feragat, kabul ya da sulh ilk celsede olursa karar harcının üçte biri, sonra olursa üçte ikisi alınır (492 m. 22).',
    en: 'After a waiver, an acknowledgement or a settlement one third of the fee is due at the first hearing, two thirds later (law 492, article 22).',
  },
  'enforcement.who_pays': {
    tr: 'Tahsil harcını borçlu, cezaevi harcını alacaklı öder. Peşin harç tahsil harcından düşülür (492 m. 29).',
    en: 'The debtor pays the collection fee, the creditor the prison fee. The advance is set off against the collection fee (law 492, article 29).',
  },
  'enforcement.waived': {
    tr: 'Takipten vazgeçmede tahsil harcının yarısı, satıştan sonra tamamı alınır (492 m. 23).',
    en: 'If the enforcement is given up half of the collection fee is due, after a sale all of it (law 492, article 23).',
  },
  'enforcement.attorney_fee': {
    tr: 'Vekâlet ücreti bu hesapta yoktur; “Avukatlık asgari ücreti” hesabına bakın (AAÜT m. 11).',
    en: 'The attorney fee is not part of this sum; see the calculator of attorney fees (tariff, article 11).',
  },
} as const satisfies Words

export type CourtNote = keyof typeof courtNotes
