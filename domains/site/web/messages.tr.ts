/** Texts of the landing page. Turkish is the source. */
export const tr = {
  navigation: { home: 'Ana sayfa', features: 'Özellikler' },
  home: {
    title: 'Kararı bulun, kanunu okuyun.',
    lead: 'Yargı kararlarında ve mevzuatta saniyeler içinde arayın; her kararı andığı kanunlarla ve onu anan kararlarla birlikte okuyun.',
    field: 'Konu, madde, esas no',
    submit: 'Ara',
    decisions: {
      title: 'Karar arama',
      body: 'Yargıtay, Danıştay, Anayasa Mahkemesi, bölge mahkemeleri ve KKTC kararları.',
      count: '{{shown}} karar',
    },
    laws: {
      title: 'Mevzuat arama',
      body: 'Kanunlar madde madde; her maddenin yanında onu anan kararlar.',
      count: '{{shown}} madde',
    },
    entry: {
      title: 'Aramaya buradan başlayın',
      body: 'Örnekler, arama işaretleri ve ülke seçimi tek sayfada.',
    },
  },
}
