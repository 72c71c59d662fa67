/** Texts of the page that converts UDF. Turkish is the source. */
export const tr = {
  title: 'UDF dönüştürücü',
  lead: 'UDF, DOCX ve PDF dosyalarını birbirine dönüştürün, UDF’nin UYAP editöründe nasıl göründüğüne bakın. Hesap gerekmez.',
  zone: 'Dosyaları buraya bırakın',
  drop: 'Dönüştürmek için bırakın',
  choose: 'Dosya seç',
  hint: 'UDF, DOCX ya da PDF; bir seferde en çok 20 dosya, her biri en çok 10 MB',
  list: 'Dosyalar',
  all: 'Hepsini dönüştür: {{type}}',
  to: '{{name}} dosyasını {{type}} olarak indir',
  working: 'Dönüştürülüyor',
  done: '{{type}} indirildi.',
  showOf: '{{name}} nasıl görünür?',
  remove: '{{name}} dosyasını listeden çıkar',
  shown: 'UYAP editöründe görünüşü: {{name}}',
  tooMany: 'Bir seferde en çok 20 dosya dönüştürülür; ötekiler alınmadı.',
  kept: {
    title: 'Dönüşümde ne korunur?',
    formats:
      'UDF ile DOCX arasında: yazı biçimleri, hizalama, listeler, tablolar, görseller, üst ve alt bilgi.',
    signature: 'E-imza hiçbir dönüşümde korunmaz; imzalı aslını saklayın.',
    pdf: 'PDF’den yalnız metin ve paragraflar alınır; taranmış, metni olmayan PDF dönüştürülemez.',
    files: 'Dosyalarınız yalnız dönüştürülürken bizde durur, saklanmaz.',
  },
}
