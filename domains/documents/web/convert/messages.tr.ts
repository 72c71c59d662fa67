/** Texts of the conversion of several documents. Turkish is the source. */
export const tr = {
  title: 'Dönüştür',
  submit: 'Dönüştür',
  to: {
    label: 'Yeni tür',
    udf: 'UDF',
    docx: 'DOCX',
    pdf: 'PDF',
    txt: 'TXT (yalnız metin)',
  },
  ready_one: '{{count}} belge dönüştürülecek.',
  ready_other: '{{count}} belge dönüştürülecek.',
  left: 'Bu türe dönüştürülemeyenler: {{names}}',
  same: 'Zaten {{type}} olduğu için dönüştürülmeyecek: {{names}}',
  noneElse: 'Seçilen belgelerin hepsi zaten {{type}}.',
  none: 'Seçilen belgelerden hiçbiri bu türe dönüştürülemiyor.',
  twins: 'Adları aynı olduğu için tek belgenin sürümleri olacaklar: {{names}}',
  hint: 'Asıl belgeler olduğu gibi kalır. Yeni belgenin adı davada varsa onun yeni sürümü olur.',
  going: 'Dönüştürülüyor: {{done}}/{{count}}',
  waits:
    'Dönüştürülüyor: {{done}}/{{count}}. Bir dakikada yapılabilecek iş doldu; {{seconds}} saniye sonra sürecek.',
  done_one: '{{count}} belge dönüştürüldü.',
  done_other: '{{count}} belge dönüştürüldü.',
  failed: 'Dönüştürülemeyen belgeler: {{reasons}}',
  reason: '{{name}} ({{reason}})',
}
