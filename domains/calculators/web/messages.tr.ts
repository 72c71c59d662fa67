/** Texts of the index and of the frame of calculators. Turkish is the source. */
export const tr = {
  title: 'Hesaplamalar',
  inputs: 'Girdiler',
  answer: 'Sonuç',
  notes: 'Bilinmesi gerekenler',
  explanation: 'Müvekkile anlatım',
  explanationCopy: 'Anlatımı kopyala',
  steps: 'Hesap adımları ({{count}})',
  rows: 'Kullanılan oran ve tarifeler ({{count}})',
  unverified: '! Doğrulanmadı',
  checkedOn: '{{day}} tarihinde denetlendi',
  offline:
    'Bağlantı yok. Hesap bu tarayıcıda yapılıyor; oranlar ve tarifeler {{at}} itibarıyla. Dosya almak ve kaydetmek için bağlantı gerekir.',
  disclaimer:
    'Sonuç, girdilere ve yukarıdaki oran ve tarifelere göre hesaplanır; kaynağıyla karşılaştırmadan kullanmayın.',
  unknown: {
    title: 'Bu adreste hesaplama yok',
    body: 'Adres değişmiş olabilir. Aradığınız hesaplamayı listeden seçin.',
    back: 'Hesaplamalara dön',
  },
  tools: {
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    link: 'Bağlantıyı kopyala',
    linkCopied: 'Bağlantı kopyalandı',
    print: 'Yazdır',
    pdf: 'PDF',
    xlsx: 'XLSX',
    needsConnection: 'Dosya için bağlantı gerekir',
    fileFailed: 'Dosya hazırlanamadı. Yeniden deneyin.',
  },
  index: {
    search: 'Hesaplama ara',
    found_one: '{{count}} hesaplama bulundu',
    found_other: '{{count}} hesaplama bulundu',
    used: 'Son kullanılanlar',
    none: 'Bu sözcüklerle hesaplama yok',
    noneBody: 'Başka bir sözcük deneyin; örneğin “faiz”.',
    group: {
      time: 'Süre',
      interest: 'Faiz',
      fee: 'Ücret',
      labour: 'İş',
      rent: 'Kira',
      criminal: 'Ceza',
    },
  },
}
