export const limitationRefusals = {
  'limitation.before_code': {
    tr: 'Türk Ceza Kanunu 1 Haziran 2005’te yürürlüğe girdi. Daha önceki suçlarda 765 sayılı Kanunla karşılaştırma gerekir; bu hesap yapılmaz.',
    en: 'The Criminal Code came into force on 1 June 2005. Earlier crimes need a comparison with law 765, which is not computed.',
  },
  'limitation.no_birth': {
    tr: 'Çocuğun doğum tarihini yazın: süre, 18 yaşını bitirdiği gün başlar.',
    en: 'Enter when the child was born: it begins on the day on which the child became 18.',
  },
  'limitation.no_child': {
    tr: 'Mağdur {{day}} günü 18 yaşını bitirmişti; suç günü bundan önce, doğumdan sonra olmalı. Tarihleri düzeltin ya da başka bir başlangıç seçin.',
    en: 'The victim became 18 on {{day}}; the day of the crime has to be before that and after the birth. Correct the dates or choose another start.',
  },
  'limitation.event_before_start': {
    tr: '{{day}} tarihli kesen işlem başlangıçtan önce. Tarihini düzeltin ya da satırı silin.',
    en: 'The interruption of {{day}} is before the start. Correct its date or remove the line.',
  },
  'limitation.suspension_reversed': {
    tr: '{{day}} günü başlayan durma, başladığı günden sonra bitmeli. Tarihleri düzeltin.',
    en: 'The suspension that begins on {{day}} has to end after that day. Correct its dates.',
  },
  'limitation.standing_still': {
    tr: 'Zamanaşımı {{day}} gününden beri duruyor; son gün, durma bitince hesaplanır. Bittiyse bitiş gününü yazın.',
    en: 'Limitation has been suspended since {{day}}; there is a last day once that ends. If it has ended, enter the day.',
  },
  'limitation.start_before_crime': {
    tr: 'Kesinleşme ya da kesinti günü suç gününden önce olamaz. Tarihleri düzeltin.',
    en: 'The judgment cannot be final, nor enforcement interrupted, before the day of the crime. Correct the dates.',
  },
} as const
