/** Notes on pay and on the payments at the end of employment. */
import type { Words } from '@mizan/platform/contract'

export const labourNotes = {
  'labour.less_than_a_year': {
    tr: 'Kıdem bir yılı doldurmadı; kıdem tazminatı doğmaz (1475 m. 14).',
    en: 'Employment lasted less than a year; no severance pay is due (law 1475, article 14).',
  },
  'labour.capped': {
    tr: 'Giydirilmiş ücret kıdem tazminatı tavanını aşıyor; tavan uygulandı (1475 m. 14).',
    en: 'Pay with benefits is above the ceiling of severance pay; the ceiling was applied (law 1475, article 14).',
  },
  'labour.severance_when': {
    tr: 'Kıdem tazminatının doğup doğmadığı fesih nedenine bağlıdır (1475 m. 14; 4857 m. 24, 25). Gelir vergisinden istisnadır (GVK m. 25/7), damga vergisi kesilir.',
    en: 'Whether severance pay is due depends on why employment ended (law 1475, article 14; law 4857, articles 24 and 25). It is free of income tax (law 193, article 25/7); stamp duty is withheld.',
  },
  'labour.notice_tax': {
    tr: 'İhbar tazminatından gelir vergisi ve damga vergisi kesilir, sigorta primi kesilmez (5510 m. 80/1-b). Gelir vergisi, yılın önceki matrahının üzerine hesaplandı.',
    en: 'Income tax and stamp duty are withheld from pay in place of notice, contributions are not (law 5510, article 80/1-b). Income tax was computed on top of what was taxed before in the year.',
  },
  'labour.minimum_exemption': {
    tr: 'Asgari ücrete isabet eden vergi istisnası (GVK m. 23/18) o ayın ücretinde kullanıldı sayıldı.',
    en: 'The exemption of minimum pay (law 193, article 23/18) is taken to have been used for the pay of the month.',
  },
  'labour.contract_more': {
    tr: 'Süreler asgaridir; sözleşme ya da toplu iş sözleşmesi artırabilir.',
    en: 'These are minimums; a contract or a collective agreement may give more.',
  },
  'labour.leave_before_2003': {
    tr: '4857 sayılı Kanun 10.06.2003’te yürürlüğe girdi. Daha önce dolan yıllarda 1475 m. 49 daha az gün veriyordu; hepsi 4857 m. 53’e göre sayıldı.',
    en: 'Law 4857 has been in force since 10/06/2003. Years completed before it earned fewer days under law 1475, article 49; all were counted by article 53 of law 4857.',
  },
  'labour.leave_underground_2014': {
    tr: 'Yer altı işlerinde dört gün fazla izin 11.09.2014’te getirildi (6552 sayılı Kanun); daha önce dolan yıllara eklenmedi.',
    en: 'Four more days of leave for work below ground came on 11/09/2014 (law 6552); years completed before it do not have them.',
  },
  'labour.leave_end_pay': {
    tr: 'Kullanılmayan izin, sözleşme sona erdiğinde son ücret üzerinden ödenir (4857 m. 59).',
    en: 'Leave that was not used is paid at the last pay when employment ends (law 4857, article 59).',
  },
  'labour.leave_over_used': {
    tr: 'Kullanılan gün hak edilenden çok; kalan yok sayıldı.',
    en: 'More days were used than earned; nothing is left.',
  },
  'labour.contribution_ceiling': {
    tr: 'Prime esas kazanç tavanı dikkate alınmadı; o ayın diğer kazançlarıyla tavan aşılıyorsa prim azalır.',
    en: 'The ceiling of contributions was not considered; if the other pay of the month exceeds it, less is withheld.',
  },
  'labour.yearly_overtime': {
    tr: 'Fazla çalışma yılda 270 saati aşamaz (4857 m. 41/8); aşan saatlerin ücreti yine ödenir.',
    en: 'Overtime may not exceed 270 hours a year (law 4857, article 41/8); hours above that are paid all the same.',
  },
  'labour.hour_225': {
    tr: 'Saat ücreti, aylık ücretin 225’te biridir (30 gün × 7,5 saat; 4857 m. 63, 49).',
    en: 'Pay of an hour is one 225th of the month’s (30 days of 7.5 hours; law 4857, articles 63 and 49).',
  },
  'labour.reduction': {
    tr: 'Takdiri indirim yargı uygulamasıdır; oranı hâkim belirler.',
    en: 'The reduction is a practice of the courts; the judge sets its rate.',
  },
} as const satisfies Words

export type LabourNote = keyof typeof labourNotes
