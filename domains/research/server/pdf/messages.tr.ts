/** Words that the PDF of a decision adds to the text of the court, in Turkish. */
export const tr = {
  sample: 'ÖRNEK KARAR – gerçek değildir',
  caseNumber: 'Esas no',
  applicationNumber: 'Başvuru no',
  decisionNumber: 'Karar no',
  date: 'Karar tarihi',
  yearOnly: (year: number) => `${year} (karar numarasındaki yıl; günü bilinmiyor)`,
  sides: 'Taraflar',
  subject: 'Konu',
  outcome: 'Sonuç',
  finality: 'Kesinlik',
  source: 'Kaynak',
  acceptedOn: 'Kabul tarihi',
  publishedOn: 'Yayım tarihi',
  gazette: 'Resmî Gazete sayısı',
  summary: 'Resmî metin değildir: kendi sözlerimizle özet',
  decisions: (count: number) => `${count} karar`,
  truncated: 'Metnin yalnız başı var: kaynak bu kararın devamını vermiyor.',
}
export type PdfMessages = typeof tr
