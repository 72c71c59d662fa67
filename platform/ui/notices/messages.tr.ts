/** Texts around notices. Turkish is the source. */
export const tr = {
  region: 'Bildirimler (F8)',
  close: 'Bildirimi kapat',
  level: { success: 'Başarılı:', error: 'Hata:', info: 'Bilgi:', warning: 'Uyarı:' },
}
