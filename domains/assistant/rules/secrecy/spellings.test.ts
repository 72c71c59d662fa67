/** Tests of the masking of one line: the kinds of its placeholders and the remaining text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMask } from './mask.ts'

const lines: Record<string, [line: string, masked: string][]> = {
  'numbers of people by their check digits and by the words around them': [
    ['T.C. KİMLİK NUMARASI : 1 0 0 0 0 0 0 0 1 4 6', 'T.C. KİMLİK NUMARASI : ⟦KİMLİK-1⟧'],
    ['kimlik no 12345678901 (yanlış)', 'kimlik no ⟦KİMLİK-1⟧ (yanlış)'],
    ['KKTC K.No: 123456', 'KKTC K.No: ⟦KİMLİK-1⟧'],
    ["287654 KKTC kimlik kartı no'lu", "⟦KİMLİK-1⟧ KKTC kimlik kartı no'lu"],
    ['Kimlik Kartı Seri No: A12B34567', 'Kimlik Kartı Seri No: ⟦KİMLİK-1⟧'],
    ['pasaport no: U 12345678', 'pasaport no: ⟦KİMLİK-1⟧'],
    ['KKTC Kimlik No.164523', 'KKTC Kimlik No.⟦KİMLİK-1⟧'],
    ['FE123456 numaralı pasaport', '⟦KİMLİK-1⟧ numaralı pasaport'],
  ],
  'tax numbers': [
    ['VKN:1234567890', 'VKN:⟦VERGİ-1⟧'],
    ['Vergi dairesi ve no: Beyoğlu V.D. 1234567890', 'Vergi dairesi ve no: Beyoğlu V.D. ⟦VERGİ-1⟧'],
    ['1234567890 vergi numaralı şirket', '⟦VERGİ-1⟧ vergi numaralı şirket'],
    ['MERSİS: 0123456789000015', 'MERSİS: ⟦VERGİ-1⟧'],
    ['vergi borcu 123.456.789 TL', 'vergi borcu 123.456.789 TL'],
  ],
  'accounts and cards': [
    ['tr33 0006 1005 1978 6457 8413 26', '⟦IBAN-1⟧'],
    ['DE89 3704 0044 0532 0130 00', '⟦IBAN-1⟧'],
    ['1234-56789012-5001 nolu hesap', '⟦IBAN-1⟧ nolu hesap'],
    ['hesap no: 1234567-5001', 'hesap no: ⟦IBAN-1⟧'],
    ['hesaba 250.000 TL yattı', 'hesaba 250.000 TL yattı'],
    ['4111 1111 1111 1111', '⟦IBAN-1⟧'],
  ],
  'mails and telephones': [
    ['AYŞE.YILMAZ@ÖRNEK.COM.TR', '⟦E-POSTA-1⟧'],
    ['ayse(at)gmail(dot)com', '⟦E-POSTA-1⟧'],
    ['+90-532-123-45-67', '⟦TEL-1⟧'],
    ['0 (533) 861-23-45', '⟦TEL-1⟧'],
    ['0392 22 81 234', '⟦TEL-1⟧'],
    ['tel. 228 12 34', 'tel. ⟦TEL-1⟧'],
    ['+44 7911 123456', '⟦TEL-1⟧'],
    ['444 0 123', '⟦TEL-1⟧'],
    ['05.03.2021 100 TL', '05.03.2021 100 TL'],
  ],
  addresses: [
    ['Kızılay Mahallesi, Atatürk Bulvarı, No:12, Daire:3, Çankaya/Ankara', '⟦ADRES-1⟧'],
    ['gazi mah 12 sok no 5 kat 3', '⟦ADRES-1⟧'],
    ['34710 Kadıköy/İstanbul', '⟦ADRES-1⟧'],
    ['Değirmen Sok. Nida Kule No:18 Kozyatağı İstanbul', '⟦ADRES-1⟧'],
    ['Adres: Levent Plaza B Blok Kat 12 Şişli', 'Adres: ⟦ADRES-1⟧'],
    ['Karaoğlanoğlu Caddesi, Doğanköy, Girne', '⟦ADRES-1⟧'],
    ['ilgili mahalle muhtarı, haciz yolu, Ankara', 'ilgili mahalle muhtarı, haciz yolu, Ankara'],
  ],
  'names of people by what stands around them': [
    ['sanıklar Ali Kaya, Veli Can ve Hasan Demir', 'sanıklar ⟦KİŞİ-1⟧, ⟦KİŞİ-2⟧ ve ⟦KİŞİ-3⟧'],
    ['DAVACI - Kerem AKSOY', 'DAVACI - ⟦KİŞİ-1⟧'],
    ['davacı (A. Y.)', 'davacı (⟦KİŞİ-1⟧)'],
    ['Zuhal Bağrıyanık isimli kişi', '⟦KİŞİ-1⟧ isimli kişi'],
    ['hüseyin beyin evi', '⟦KİŞİ-1⟧ beyin evi'],
    ['Ad Soyad : Barış Deniz', 'Ad Soyad : ⟦KİŞİ-1⟧'],
    ['T.C. 10000000146 kimlik numaralı Kerim Bülbül', 'T.C. ⟦KİMLİK-1⟧ kimlik numaralı ⟦KİŞİ-1⟧'],
    ['Ms. Smith called', 'Ms. ⟦KİŞİ-1⟧ called'],
    ['AYŞE YILMAZ TARAFINDAN AÇILAN DAVADA', '⟦KİŞİ-1⟧ TARAFINDAN AÇILAN DAVADA'],
    ['davacı. Ayrıca davalı İdare', 'davacı. Ayrıca davalı İdare'],
    ['Adli Tıp Kurumu ve Umut Hakkı', 'Adli Tıp Kurumu ve Umut Hakkı'],
  ],
  'names of companies, but not of banks': [
    ['Öz-Kar Nakliyat Ltd.Şti.', '⟦ŞİRKET-1⟧'],
    ['abc gıda ltd şti', '⟦ŞİRKET-1⟧'],
    ['Kaya İnşaat', '⟦ŞİRKET-1⟧'],
    ['Türkiye İş Bankası A.Ş.', 'Türkiye İş Bankası A.Ş.'],
  ],
}

for (const [title, cases] of Object.entries(lines))
  test(`${title} are hidden in the spellings that people use`, () => {
    for (const [line, masked] of cases) assert.equal(newMask({ names: [], files: [] }).mask(line), masked)
  })
