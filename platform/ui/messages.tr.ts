/** Texts of the frame around every screen. Turkish is the source. */
export const tr = {
  skipLink: 'İçeriğe geç',
  mainNavigation: 'Ana menü',
  menu: 'Menü',
  collapse: 'Menüyü daralt',
  expand: 'Menüyü genişlet',
  language: {
    switch: 'Switch to English',
    name: 'English',
    turkish: 'Dili Türkçe yap',
    english: 'Switch the language to English',
  },
  palette: {
    open: 'Komutlar',
    title: 'Komutlar',
    placeholder: 'Ekran, dava ya da müvekkil yazın',
    none: 'Eşleşen bir şey yok. Daha kısa bir sözcük deneyin.',
    actions: 'İşlemler',
    screens: 'Ekranlar',
    settings: 'Ayarlar',
    records: 'Kayıtlar',
    texts: 'Karar ve mevzuat',
    search: 'Arama',
    hint: '↑ ↓ ile gezin, Enter ile seçin, Esc ile kapatın',
  },
  offline: {
    title: 'Mizan’a ulaşılamıyor.',
    body: 'Bağlantınızı denetleyin. Bağlantı gelince sayfa kendiliğinden yenilenir.',
    writing: 'O zamana dek değişiklik kaydedilemez; taslak, sayaç ve ses kaydı sürer.',
  },
  slow: {
    preparing: 'Mizan hazırlanıyor. Hazır olunca sayfa kendiliğinden açılır.',
    body: 'Sayfanın yüklenmesi çok uzun sürüyor. Lütfen sayfayı yenileyin.',
    refresh: 'Sayfayı yenile',
  },
  notFound: {
    title: 'Bu adreste bir sayfa yok',
    body: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir. Aradığınızı yukarıdaki kutudan da bulabilirsiniz.',
    home: 'Ana sayfaya dön',
    page: 'Sayfa bulunamadı',
  },
  crash: {
    title: 'Bu ekran açılamadı',
    body: 'Beklenmeyen bir hata oluştu. Yeniden denemek çoğu zaman yeterlidir.',
    outdated: 'Uygulamanın yeni bir sürümü yayımlandı. Sayfayı yenileyin.',
    away: 'Ekranın bir parçası bağlantı olmadığı için yüklenemedi. Bağlantı gelince kendiliğinden açılır.',
    reload: 'Sayfayı yenile',
    details: 'Teknik ayrıntı',
  },
  retry: 'Yeniden dene',
  failure: {
    unreachable: 'Mizan’a ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
    unknown: 'İşlem tamamlanamadı. Yeniden deneyin.',
  },
  feature: {
    Maintenance: {
      title: '{{name}} bakımda',
      body: 'Bakım bitince yeniden açılacak. Biraz sonra yine deneyin.',
    },
    TurnedOff: {
      title: '{{name}} kapalı',
      body: 'Bu bölüm şu anda kullanıma kapatıldı.',
    },
    ComingSoon: {
      title: '{{name}} yakında',
      body: 'Bu bölüm hazırlanıyor; hazır olunca burada açılacak.',
    },
    Unavailable: {
      title: '{{name}} şu anda kullanılamıyor',
      body: 'Bu bölümün durumu öğrenilemedi. Biraz sonra yeniden deneyin.',
    },
  },
  pager: { page: '{{page}}. sayfa / {{pages}}', previous: 'Önceki', next: 'Sonraki' },
  list: {
    none: 'Eşleşen seçenek yok.',
    chosen: 'Seçilenler: {{label}}',
    remove: 'Kaldır: {{name}}',
    select: 'Seç',
  },
  calendar: {
    open: 'Takvim: {{label}}',
    noDay: 'Takvimde böyle bir gün yok.',
    away: 'Takvim, bağlantı olmadığı için yüklenemedi. Günü elle yazabilirsiniz.',
  },
  tab: {
    refused: 'Bu bölüme erişiminiz yok',
    refusedBody: 'Erişimi büronuzun yöneticisi verir.',
  },
  close: 'Kapat',
  cancel: 'Vazgeç',
}
