/** Texts of the landing page. Turkish is the source. */
export const tr = {
  navigation: { home: 'Ana sayfa', staff: 'Yönetim', staffShort: 'Yönetim' },
  announced: {
    search: 'Aramaya git',
    home: 'Ana sayfa',
    title: 'Bu sayfa hazırlanıyor',
    body: 'Hazır olunca bu adreste açılacak. Bu arada kararlarda ve mevzuatta arama yapabilirsiniz.',
  },
  home: {
    title: 'Kararı bulun, kanunu okuyun.',
    lead: 'Yargı kararlarında ve mevzuatta saniyeler içinde arayın; her kararı andığı kanunlarla ve onu anan kararlarla birlikte okuyun.',
    field: 'Konu, madde, esas no',
    submit: 'Ara',
    account: 'Sonuçları görmek için bir hesap gerekir.',
    signUp: 'Ücretsiz kaydol',
    signIn: 'Giriş yap',
    foot: 'Yardım ve bilgi',
    demo: 'Demo isteyin',
    contact: 'Bize yazın',
    privacy: 'Gizlilik politikası',
    disclaimer: 'Sorumluluk reddi',
    decisions: {
      title: 'Karar arama',
      body: 'Yargıtay, Danıştay, Anayasa Mahkemesi, bölge mahkemeleri ve KKTC kararları.',
      count_one: '{{shown}} karar',
      count_other: '{{shown}} karar',
    },
    laws: {
      title: 'Mevzuat arama',
      body: 'Kanunlar madde madde; her maddenin yanında onu anan kararlar.',
      count_one: '{{shown}} madde',
      count_other: '{{shown}} madde',
    },
    entry: {
      title: 'Aramaya buradan başlayın',
      body: 'Örnekler, arama işaretleri ve ülke seçimi tek sayfada.',
    },
  },
}
