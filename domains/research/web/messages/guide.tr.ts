/** Texts that show how to search: examples, operators, keys. Turkish is the source. */
export const guideTr = {
  entry: {
    title: 'Ne arıyorsunuz?',
    lead: 'Kararlarda ve mevzuatta aynı kutudan arayın. Ekler ve Türkçe harfler fark etmez: “iscinin kidem tazminati” yazsanız da bulunur.',
    examples: 'Örnekler',
    learn: 'Daha iyi sonuç için',
  },
  examples: {
    turkey: {
      decisions: {
        first: 'ayıplı araç',
        second: '"haklı nedenle fesih" kıdem tazminatı',
        third: 'TBK 49 manevi tazminat',
        fourth: 'boşanma velayet -nafaka',
      },
      laws: {
        first: 'TBK 344',
        second: 'zamanaşımı',
        third: 'İş Kanunu kıdem',
        fourth: 'HMK 345',
      },
    },
    kktc: {
      decisions: {
        first: 'kiralananın tahliyesi',
        second: 'dikkatsiz araç kullanma',
        third: 'trafik kazası ihmal',
        fourth: 'boşanma nafaka',
      },
      laws: {
        first: 'Fasıl 149',
        second: 'tahliye sebepleri',
        third: 'hizmet akdi fesih',
        fourth: 'boşanma',
      },
    },
  },
  help: {
    open: 'Arama yardımı',
    title: 'Arama işaretleri',
    lead: 'İşaret kullanmadan da arayabilirsiniz. Gerektiğinde bunlarla daraltın:',
    phrase: 'Sözcükler bu sırayla yan yana geçsin',
    near: 'Sözcükler birbirine en çok beş sözcük uzakta olsun',
    must: 'Bu sözcük mutlaka geçsin',
    not: 'Bu sözcük geçmesin',
    either: 'İkisinden biri yeter',
    prefix: 'Bu harflerle başlayan her sözcük',
    article: 'Mevzuatta maddenin kendisini, kararlarda ona atıf yapan kararları gösterir',
    number: 'Bu esas ya da karar numarasını taşıyan kararı en üstte gösterir',
    sample: {
      phrase: '"haklı nedenle fesih"',
      near: '"ihbar tazminatı"~5',
      must: '+kira',
      not: '-tahliye',
      either: 'nafaka VEYA iştirak',
      prefix: 'temyiz*',
      article: 'TBK 49',
      number: '2019/1234 E.',
    },
    keys: 'Klavye',
    keySearch: 'Arama kutusuna git',
    keyNext: 'Sonraki ve önceki sonuç',
    keyOpen: 'Sonucu aç',
    keyPreview: 'Sonucu yanda göster',
    keyChoose: 'Sonucu seç',
    keyPalette: 'Komutlar',
  },
}
