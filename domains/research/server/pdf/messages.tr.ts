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
  truncated: 'Kaynak, bu kararın yalnızca baş kısmını veriyor.',
}
export type PdfMessages = typeof tr
