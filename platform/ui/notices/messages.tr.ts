/** Texts around notices. Turkish is the source. */
export const tr = {
  region: 'Bildirimler (F8)',
  older: '{{count}} bildirim daha',
  close: 'Bildirimi kapat',
  level: { success: 'Başarılı:', error: 'Hata:', info: 'Bilgi:', warning: 'Uyarı:' },
}
