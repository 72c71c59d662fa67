/** Texts of what a converted document has lost. Turkish is the source. */
export const tr = {
  of: '{{names}}: {{losses}}',
  loss: {
    signature: 'E-imza yeni belgeye geçmez; imzalı aslı olduğu gibi kalır.',
    layout: 'PDF’den yalnız metin ve paragraflar alındı.',
    formats: 'Düz metinde biçim yoktur.',
    images: 'Görseller alınmadı.',
    tables: 'Tablo içindeki tablolar satır satır metne çevrildi; metinleri eksilmedi.',
    scanned: 'Taranmış sayfalarda metin yok; o sayfalar alınmadı.',
    orientation: 'UDF’de bütün sayfalar aynı yöndedir; farklı yöndeki sayfalar ilk sayfaya uyduruldu.',
    direction: 'UDF sağdan sola yazımı bilmez; Arapça gibi metinlerin satır yönü korunmadı.',
    letters_one: '{{count}} harf ya da işaret çizilemedi: {{letters}}',
    letters_other: '{{count}} harf ya da işaret çizilemedi: {{letters}}',
    changes:
      'Belgede kabul ya da reddedilmemiş değişiklikler vardı; hepsi kabul edilmiş gibi alındı. Kullanmadan önce aslına bakın.',
    comments: 'Yorumlar alınmadı.',
    embeddedText: 'Belgeye gömülü dosyanın yalnız metni alındı.',
    embedded: 'Belgeye gömülü dosya alınmadı.',
    drawings: 'Bazı şekil, grafik ya da görseller alınmadı.',
    hidden: 'Gizli metin alınmadı.',
    columns: 'Yan yana sütunlar tek sütun oldu.',
    notes: 'Dipnotlar metnin sonuna alındı.',
    edges: 'Üst ve alt bilgilerin bir bölümü alınmadı.',
  },
}
