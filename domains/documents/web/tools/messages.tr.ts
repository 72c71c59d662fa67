/** Texts of the page that converts UDF. Turkish is the source. */
export const tr = {
  title: 'UDF dönüştürücü',
  lead: 'UDF, DOCX ya da PDF bırakın; ötekilerine dönüştürün. Hesap gerekmez, dosyalarınız saklanmaz.',
  drop: 'Dönüştürmek için bırakın',
  choose: 'Dosya seç',
  hint: 'Bir seferde en çok 20 dosya, her biri en çok 10 MB.',
  list: 'Dosyalar',
  all: 'Hepsini dönüştür: {{type}}',
  to: '{{name}} dosyasını {{type}} olarak indir',
  working: 'Dönüştürülüyor',
  done: '{{type}} indirildi',
  showOf: '{{name}} nasıl görünür?',
  remove: '{{name}} dosyasını listeden çıkar',
  shown: 'Adliye editöründe görünüşü: {{name}}',
  tooMany: 'Bir seferde en çok 20 dosya dönüştürülür; ötekiler alınmadı.',
  loss: 'E-imza dönüşümde korunmaz; taranmış PDF’te metin yoksa dönüştürülemez.',
}
