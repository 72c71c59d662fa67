/**
 * The contents that the law requires of a text, each with its article. Templates refer to them by names such as
 * `hmk-119`.
 */
import type { Checklist } from '../rules/checklist.ts'

const hmk = (place: string) => `HMK m. ${place}`

const parties = { needs: [{ label: 'DAVACI' }, { label: 'DAVALI' }] }

export const checklists: Readonly<Record<string, Checklist>> = {
  'hmk-119': {
    title: 'HMK m. 119',
    items: [
      { label: 'Mahkemenin adı', source: hmk('119/1-a'), needs: [{ pattern: 'MAHKEMES' }] },
      { label: 'Tarafların adı ve soyadı', source: hmk('119/1-b'), ...parties },
      { label: 'Tarafların adresi', source: hmk('119/1-b'), needs: [{ label: 'ADRESİ' }] },
      { label: 'Davacının kimlik numarası', source: hmk('119/1-c'), needs: [{ label: 'T.C. KİMLİK' }] },
      { label: 'Vekilin adı ve adresi', source: hmk('119/1-ç'), needs: [{ label: 'VEKİLİ' }] },
      { label: 'Davanın konusu', source: hmk('119/1-d'), needs: [{ label: 'KONU' }] },
      { label: 'Vakıaların açık özetleri', source: hmk('119/1-e'), needs: [{ section: 'AÇIKLAMALAR' }] },
      { label: 'Deliller', source: hmk('119/1-f'), needs: [{ section: 'DELİLLER' }] },
      { label: 'Hukuki sebepler', source: hmk('119/1-g'), needs: [{ section: 'HUKUKİ NEDENLER' }] },
      { label: 'Talep sonucu', source: hmk('119/1-ğ'), needs: [{ section: 'SONUÇ VE İSTEM' }] },
      { label: 'İmza yeri', source: hmk('119/1-h'), needs: [{ pattern: '[Vv]ekili\\s*\\n\\S' }] },
    ],
  },
  'hmk-129': {
    title: 'HMK m. 129',
    items: [
      { label: 'Mahkemenin adı', source: hmk('129/1-a'), needs: [{ pattern: 'MAHKEMES' }] },
      {
        label: 'Davacı ile davalının adı, davalının adresi',
        source: hmk('129/1-b'),
        needs: [{ label: 'DAVACI' }, { label: 'CEVAP VEREN DAVALI' }, { label: 'ADRESİ' }],
      },
      { label: 'Davalının kimlik numarası', source: hmk('129/1-c'), needs: [{ label: 'T.C. KİMLİK' }] },
      {
        label: 'Vekilin adı ve adresi',
        source: hmk('129/1-ç'),
        needs: [{ label: 'VEKİLİ' }, { label: 'VEKİLİN ADRESİ' }],
      },
      {
        label: 'Savunmanın dayandığı vakıalar',
        source: hmk('129/1-d'),
        needs: [{ section: 'ESASA İLİŞKİN CEVAPLARIMIZ' }],
      },
      { label: 'Deliller', source: hmk('129/1-e'), needs: [{ section: 'DELİLLER' }] },
      { label: 'Hukuki sebepler', source: hmk('129/1-f'), needs: [{ section: 'HUKUKİ NEDENLER' }] },
      { label: 'Talep sonucu', source: hmk('129/1-g'), needs: [{ section: 'SONUÇ VE İSTEM' }] },
    ],
  },
  'hmk-342': {
    title: 'HMK m. 342',
    items: [
      {
        label: 'Başvuran ile karşı tarafın adı',
        source: hmk('342/2-a'),
        needs: [{ label: 'İSTİNAF EDEN' }, { label: 'KARŞI TARAF' }],
      },
      {
        label: 'Vekilin adı ve adresi',
        source: hmk('342/2-b'),
        needs: [{ label: 'VEKİLİ' }, { label: 'VEKİLİN ADRESİ' }],
      },
      {
        label: 'Kararın mahkemesi, tarihi ve sayısı',
        source: hmk('342/2-c'),
        needs: [{ label: 'DOSYA NO' }, { label: 'KARAR TARİHİ' }],
      },
      { label: 'Kararın tebliğ tarihi', source: hmk('342/2-ç'), needs: [{ label: 'TEBLİĞ TARİHİ' }] },
      { label: 'Kararın özeti', source: hmk('342/2-d'), needs: [{ section: 'KARARIN ÖZETİ' }] },
      {
        label: 'Başvuru sebepleri ve gerekçesi',
        source: hmk('342/2-e'),
        needs: [{ section: 'İSTİNAF NEDENLERİ' }],
      },
      { label: 'Talep sonucu', source: hmk('342/2-f'), needs: [{ section: 'SONUÇ VE İSTEM' }] },
    ],
  },
  'hmk-364': {
    title: 'HMK m. 364',
    items: [
      {
        label: 'Temyiz eden ile karşı tarafın adı',
        source: hmk('364/1-a'),
        needs: [{ label: 'TEMYİZ EDEN' }, { label: 'KARŞI TARAF' }],
      },
      {
        label: 'Vekilin adı ve adresi',
        source: hmk('364/1-b'),
        needs: [{ label: 'VEKİLİ' }, { label: 'VEKİLİN ADRESİ' }],
      },
      {
        label: 'Kararın dairesi, tarihi ve sayısı',
        source: hmk('364/1-c'),
        needs: [{ label: 'DOSYA NO' }, { label: 'KARAR TARİHİ' }],
      },
      { label: 'Kararın tebliğ tarihi', source: hmk('364/1-ç'), needs: [{ label: 'TEBLİĞ TARİHİ' }] },
      {
        label: 'Temyiz sebepleri ve gerekçesi',
        source: hmk('364/1-d'),
        needs: [{ section: 'TEMYİZ NEDENLERİ' }],
      },
      { label: 'Talep sonucu', source: hmk('364/1-e'), needs: [{ section: 'SONUÇ VE İSTEM' }] },
    ],
  },
  'iik-58': {
    title: 'İİK m. 58',
    items: [
      {
        label: 'Alacaklının adı, kimliği, adresi',
        source: 'İİK m. 58/2-1',
        needs: [{ label: 'ALACAKLI' }, { label: 'T.C. KİMLİK' }, { label: 'ADRESİ' }],
      },
      { label: 'Alacaklının banka hesabı', source: 'İİK m. 58/2-1', needs: [{ label: 'BANKA HESABI' }] },
      { label: 'Borçlunun adı ve adresi', source: 'İİK m. 58/2-2', needs: [{ label: 'BORÇLU' }] },
      {
        label: 'Alacağın Türk lirası tutarı ve faizi',
        source: 'İİK m. 58/2-3',
        needs: [{ label: 'ASIL ALACAK' }, { label: 'TAKİP TUTARI' }],
      },
      { label: 'Senet, yoksa borcun sebebi', source: 'İİK m. 58/2-4', needs: [{ label: 'BORCUN SEBEBİ' }] },
      { label: 'Takip yolu', source: 'İİK m. 58/2-5', needs: [{ label: 'TAKİP YOLU' }] },
    ],
  },
  'iik-62': {
    title: 'İİK m. 62',
    items: [
      {
        label: 'İtiraz edenin adı ve adresi',
        source: 'İİK m. 62',
        needs: [{ label: 'İTİRAZ EDEN BORÇLU' }, { label: 'ADRESİ' }],
      },
      { label: 'Takip numarası', source: 'İİK m. 62', needs: [{ label: 'DOSYA NO' }] },
      {
        label: 'İtirazın kapsamı',
        source: 'İİK m. 62/4',
        needs: [{ pattern: 'Borcun (?:tamamına|[\\d.,]+ TL)' }],
      },
    ],
  },
  'cmk-158': {
    title: 'CMK m. 158',
    items: [
      { label: 'Şikâyetçi', source: 'CMK m. 158', needs: [{ label: 'MÜŞTEKİ' }] },
      {
        label: 'Suç, tarihi ve yeri',
        source: 'CMK m. 160',
        needs: [{ label: 'SUÇ' }, { label: 'SUÇ TARİHİ VE YERİ' }],
      },
      { label: 'Olayın anlatımı', source: 'CMK m. 160', needs: [{ section: 'AÇIKLAMALAR' }] },
      { label: 'Deliller', source: 'CMK m. 160', needs: [{ section: 'DELİLLER' }] },
    ],
  },
  'tmk-166': {
    title: 'TMK m. 166/3',
    items: [
      {
        label: 'Evliliğin en az bir yıl sürmüş olması',
        source: 'TMK m. 166/3',
        needs: [{ section: '1. BOŞANMA' }],
      },
      {
        label: 'Boşanmanın mali sonuçları',
        source: 'TMK m. 166/3',
        needs: [{ section: '3. YOKSULLUK NAFAKASI' }, { section: '4. TAZMİNAT' }],
      },
      { label: 'Malların paylaşımı', source: 'TMK m. 166/3', needs: [{ section: '5. MALLAR' }] },
    ],
  },
}
