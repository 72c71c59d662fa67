/** Texts of chips. Turkish is the source. */
export const tr = {
  past: '{{count}} gün geçti',
  today: 'bugün',
  left: '{{count}} gün',
  said: {
    past_one: '{{day}}, {{count}} gün geçti',
    past_other: '{{day}}, {{count}} gün geçti',
    today: '{{day}}, bugün',
    left_one: '{{day}}, {{count}} gün kaldı',
    left_other: '{{day}}, {{count}} gün kaldı',
  },
  done: 'tamamlandı',
  awaits: 'onay bekliyor',
  critical: 'Kritik',
  unnamed: 'Hesabı silinmiş kişi',
}
