/** Texts of chips. Turkish is the source. */
export const tr = {
  past: '{{count}} gün geçti',
  today: 'bugün',
  left: '{{count}} gün',
  said: {
    past: '{{day}}, {{count}} gün geçti',
    today: '{{day}}, bugün',
    left: '{{day}}, {{count}} gün kaldı',
  },
  done: 'tamamlandı',
  awaits: 'onay bekliyor',
  critical: 'Kritik',
  unnamed: 'Hesabı silinmiş kişi',
}
