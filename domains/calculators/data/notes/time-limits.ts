/** Notes on a last day. `{{day}}` is a date. */
import type { Words } from '@mizan/platform/contract'

export const timeLimitNotes = {
  'limits.kktc': {
    tr: 'KKTC süreleri için doğrulanmış bir kaynak yok: süre sizin yazdığınız kuralla, KKTC tatilleriyle hesaplandı. Mahkeme tatili hesaba katılmadı.',
    en: 'There is no confirmed source for time limits of Northern Cyprus: this was computed from the rule that you entered, with its public holidays. The recess of its courts was left out.',
  },
  'limits.own_rule': {
    tr: 'Süre sizin yazdığınız kuralla hesaplandı; kanun maddesiyle karşılaştırılmadı.',
    en: 'It was computed from the rule that you entered, which was not compared with an article.',
  },
  'limits.unchecked_text': {
    tr: 'Bu süre veri tabanındaki kanun metniyle karşılaştırılamadı; maddeyi okuyun.',
    en: 'This time limit could not be compared with the text of the law in the collection; read the article.',
  },
  'limits.changed_since': {
    tr: 'Bu süreyi {{law}} sayılı Kanun’un {{article}}. maddesi (kabul: {{accepted}}) değiştirdi ya da getirdi. Hesapta Ağustos 2026’daki metin kullanıldı; yazılan günde önceki metin geçerli olabilir, maddeyi okuyun.',
    en: 'Law {{law}}, article {{article}} (accepted on {{accepted}}), changed or introduced this time limit. It was computed with the text of August 2026; on the day that was entered the earlier text may apply, so read the article.',
  },
  'limits.present_text': {
    tr: 'Hesapta maddenin Ağustos 2026’daki metni kullanıldı; 2020’den önceki değişikliklere bakılmadı.',
    en: 'It was computed with the text of the article of August 2026; changes before 2020 were not looked at.',
  },
  'limits.moved_into_recess': {
    tr: 'Son gün {{day}} tatil olduğu için adli tatile kaydı ve uzatıldı. Güvenli gün, tatilden önceki son iş günüdür.',
    en: 'The last day, {{day}}, was free, so that it moved into the recess and was extended. The safe day is the last working day before it.',
  },
  'limits.moved_out_of_recess': {
    tr: 'Adli tatilin son günü tatile rastladığı için süre, uzatılmasaydı adli tatilden sonraki {{day}} günü dolardı. Uzamanın uygulanıp uygulanmayacağı tartışılabilir: güvenli gün {{day}}.',
    en: 'The recess ends on a free day, so that without an extension the time would have ended after it, on {{day}}. Whether it is extended can be disputed: the safe day is {{day}}.',
  },
  'limits.cmk_recess': {
    tr: 'CMK m. 331/4’teki “işlemez” sözü tartışmalı: burada süreye tatilde ara verilmedi, tatilde biten süre üç gün uzatıldı. Süre tatilde durur sayılırsa son gün daha sonradır.',
    en: 'What “does not run” means in Code of Criminal Procedure, article 331/4, is disputed: here the time ran on, and what ended in the recess was extended by three days. If it stops during the recess, the last day is later.',
  },
  'limits.cmk_detained': {
    tr: 'Soruşturma ve tutuklu işlerde adli tatil uygulanmayabilir (CMK m. 331/2). Böyle ise “Adli tatilde görülen iş”i seçin; son gün {{day}} olur.',
    en: 'The recess may not apply to investigations and matters of detained persons (Code of Criminal Procedure, article 331/2). If so, choose “Heard during the recess”; the last day is then {{day}}.',
  },
  'limits.iyuk_recess': {
    tr: 'İYUK m. 8/3’te uzama “izleyen tarihten itibaren yedi gün”dür; 8 Eylül okuyanlar da vardır. Burada erken olan, 7 Eylül alındı.',
    en: 'Administrative Procedure Act, article 8/3, extends by “seven days from the following date”; some read 8 September. The earlier day, 7 September, was taken here.',
  },
  'limits.iyuk_courts': {
    tr: 'Bölge idare mahkemesi merkezi dışındaki tek idare ve vergi mahkemeleri ara vermez (İYUK m. 61). Böyle bir mahkemede son gün {{day}} olabilir.',
    en: 'A single administrative or tax court outside the seat of a regional court has no recess (Administrative Procedure Act, article 61). There the last day may be {{day}}.',
  },
  'limits.hmk_103': {
    tr: 'HMK m. 103’teki iş ve davalarda (tedbir, nafaka, velayet, işçi davaları, çekişmesiz yargı …) adli tatil süreyi uzatmaz; son gün {{day}} olur.',
    en: 'In matters of Code of Civil Procedure, article 103 (injunctions, maintenance, custody, claims of workers, uncontested matters …) the recess extends nothing; the last day is then {{day}}.',
  },
  'limits.own_law_recess': {
    tr: 'Son gün adli tatile rastlıyor. HMK m. 104, İYUK m. 8/3 ve CMK m. 331/4 kendi kanunlarındaki süreleri uzatır; bu süreyi uzattığı metinden çıkmıyor. Uzatılmadan hesaplandı.',
    en: 'The last day is in the court recess. The rules on the recess extend the time limits of their own laws; the text does not say that they extend this one. It was computed without an extension.',
  },
  'limits.enforcement_recess': {
    tr: 'Adli tatil icra ve iflas işlerinde süreyi uzatmaz (İİK m. 18: ivedi iş). Talik hâlleri (İİK m. 51-56) hesaba katılmadı.',
    en: 'The recess extends nothing in enforcement and bankruptcy (law 2004, article 18). Stays of enforcement (articles 51 to 56) were left out.',
  },
  'limits.half_day': {
    tr: 'Son gün yarım gün tatildir (13.00’ten sonra). Kanunlarda yarım gün kuralı yok; iş günü sayıldı, öğleden önce işlem yapın.',
    en: 'The last day is a half holiday (from 13.00). No law has a rule on half days; it was taken for a working day, so act before noon.',
  },
  'limits.expected_feast': {
    tr: 'Bayram günleri henüz ilan edilmedi; beklenen günlerle hesaplandı.',
    en: 'The days of the feast have not been announced; it was computed with those that are expected.',
  },
  'limits.feasts_unknown': {
    tr: '{{year}} yılının dinî bayram günleri tabloda yok. Son gün bir bayrama rastlarsa kayar; takvimle karşılaştırın.',
    en: 'The table has no religious holidays of {{year}}. If the last day falls on one, it moves; compare with a calendar.',
  },
  'limits.back': {
    tr: 'Geriye sayılan sürede son günün tatile rastlamasına ilişkin kural yok; önceki iş günü alındı.',
    en: 'No rule says what happens if a time limit that is counted back ends on a holiday; the working day before was taken.',
  },
  'limits.safe_day': {
    tr: 'Hak düşürücü sürede ve zamanaşımında son günün tatil nedeniyle uzaması tartışılabilir. Güvenli gün {{day}}.',
    en: 'Whether a holiday extends a peremptory time limit or a limitation may be disputed. The safe day is {{day}}.',
  },
  'limits.interruption': {
    tr: 'Zamanaşımını kesen ve durduran hâller hesaba katılmadı.',
    en: 'What interrupts or suspends limitation was left out.',
  },
  'limits.criminal_limitation': {
    tr: 'Kesilme, durma ve yaşla birlikte “Dava zamanaşımı” ve “Ceza zamanaşımı” hesapları gösterir.',
    en: '“Limitation of a criminal case” and “Limitation of a criminal penalty” compute it with interruptions, suspensions and age.',
  },
  'limits.saturday': {
    tr: 'Cumartesi iş günü sayılmadı. Cumartesi çalışılan yerde iş günü sayılırsa son gün {{day}} olur.',
    en: 'Saturdays were not counted as working days. Where they are, the last day is {{day}}.',
  },
  'limits.electronic': {
    tr: 'Beş gün tatilde de sayılır; beşinci gün hafta sonu olsa da tebliğ o gündür (Yargıtay 4. HD 2022/15387, 2023/126).',
    en: 'The five days include holidays; service is on the fifth day even at a weekend (Court of Cassation, 4th Civil Chamber, 2022/15387, 2023/126).',
  },
  'limits.announcement': {
    tr: 'Merci daha uzun bir ilan süresi belirleyebilir, en çok 15 gün (TebK m. 31). İYUK m. 7/3’teki ilanda dava süresi 15 gün sonra işlemeye başlar.',
    en: 'The authority may set a longer period, at most 15 days (law 7201, article 31). After an announcement of Administrative Procedure Act, article 7/3, the time to sue begins 15 days later.',
  },
  'limits.hearing': {
    tr: 'Süre tefhimden yalnız kanunda öngörülen hâllerde başlar (HMK m. 91). Bu süre için kanun: {{start}}.',
    en: 'Time runs from the pronouncement only where a law says so (Code of Civil Procedure, article 91). For this one the law says: {{start}}.',
  },
  'limits.electronic_act': {
    tr: 'Elektronik ortamda yapılan işlemde süre gün sonunda, diğerlerinde mesai bitiminde dolar (HMK m. 445/4, CMK m. 38/A, İİK m. 8/a).',
    en: 'For electronic acts time ends with the day, for others with office hours (Code of Civil Procedure, article 445/4).',
  },
} as const satisfies Words

export type TimeLimitNote = keyof typeof timeLimitNotes
