/** Words of names of companies, over folded letters. */

/** Endings of company names, as parts of a regular expression. */
export const companyForms = [
  'a\\. ?s\\.?|as|anonim sirketi|anonim ortakligi|a\\. ?o\\.',
  'ltd\\.? ?sti\\.?|ltd\\.? ?sirketi|limited sirketi|limited sti\\.?|limited|ltd\\.?|sti\\.',
  'kollektif sirketi|koll\\.? sti\\.?|komandit sirketi|kooperatifi|koop\\.?|inc\\.?|llc|gmbh|plc',
].join('|')

/** Words for the business of a company; alone they are not a name. */
export const trades = `
insaat taahhut sanayi san ticaret tic gida turizm tekstil otomotiv lojistik nakliyat nakliye enerji elektrik elektronik makina
makine metal plastik kimya ilac medikal saglik egitim danismanlik bilisim yazilim teknoloji pazarlama dagitim ithalat ihracat
ith ihr dis gayrimenkul emlak yatirim holding grup group yapi proje mimarlik muhendislik muh mobilya orman urunleri tarim
hayvancilik madencilik maden petrol akaryakit temizlik guvenlik hizmetleri hizm organizasyon reklam matbaacilik yayincilik
iletisim sigorta aracilik otelcilik restoran kafe market magazacilik kuyumculuk tasimacilik denizcilik havacilik uretim imalat
construction trading tourism limited anonim ltd sti as ve iletme isletmeciligi isletmeleri
`
