/** Texts of the list of the bell and of the settings. Turkish is the source. */
export const tr = {
  panel: {
    which: 'Gösterilecek bildirimler',
    unread: 'Okunmamış {{count}}',
    noUnread: 'Okunmamış',
    all: 'Tümü',
    readAll: 'Tümünü okundu say',
    settings: 'Bildirim ayarları',
    failed: 'Bildirimler yüklenemedi.',
    nothingUnread: 'Okunmamış bildirim yok.',
    nothing: 'Henüz bildirim yok.',
    nothingHint: 'Sorumlu olduğunuz ya da takip ettiğiniz davalarda olanlar burada görünür.',
    more: 'Daha eskileri göster',
  },
  row: {
    others_one: '{{count}} değişiklik daha',
    others_other: '{{count}} değişiklik daha',
    isUnread: 'okunmamış',
  },
  settings: {
    title: 'Bildirim ayarları',
    lead: 'Kendi yaptığınız değişiklikler size bildirilmez. Her seçim hemen kaydedilir.',
    event: 'Olay',
    ways: { screen: 'Ekranda', mail: 'Hemen e-posta', digest: 'Günlük özet (08:00)' },
    none: 'Kapalı',
    locked: 'Kritik süre ekranda kapatılamaz.',
    mailHint:
      'Hemen e-posta, ilk değişiklikten beş dakika sonra, o arada olanlarla birlikte tek ileti olarak gider. Ekranda okuduklarınız yeniden gönderilmez.',
    saved: 'Kaydedildi',
    failed: 'Bildirim ayarları yüklenemedi.',
    forbidden: 'Rolünüz davaları açmıyor; bildirilecek bir şey yok.',
  },
}
