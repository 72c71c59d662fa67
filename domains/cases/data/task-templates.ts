/**
 * Task templates that come with the product. The days are suggestions for planning; a legal term has to be computed
 * from its own beginning, and the notes say so where one is near.
 */

interface BuiltIn {
  id: string
  name: string
  /** Which day the start is. */
  startMeans: string
  items: readonly (readonly [offsetDays: number, title: string, note?: string])[]
}

const own = 'Yasal süreyi ayrıca hesaplayın.'

export const builtInTemplates: readonly BuiltIn[] = [
  {
    id: 'reinstatement',
    name: 'İşe iade davası',
    startMeans: 'Fesih bildiriminin tebliğ edildiği gün',
    items: [
      [0, 'Vekâletnameyi ve fesih bildirimini al'],
      [1, 'İş sözleşmesini, bordroları ve hizmet dökümünü iste'],
      [3, 'Müvekkille görüş, olayları sırasıyla yaz'],
      [
        5,
        'İş güvencesi koşullarını denetle',
        'Otuz işçi, altı ay kıdem, belirsiz süreli sözleşme, işveren vekili.',
      ],
      [7, 'Tanık listesini çıkar'],
      [14, 'Arabuluculuk başvurusunu hazırla'],
      [21, 'Arabulucuya başvur', `Fesih bildiriminin tebliğinden başlayarak bir ay içinde. ${own}`],
      [35, 'Arabuluculuk toplantısına katıl'],
      [49, 'Son tutanağı al, davaya ekle'],
      [54, 'Dava dilekçesini ve delil listesini yaz'],
      [58, 'Davayı aç', `Son tutanaktan başlayarak iki hafta içinde. ${own}`],
      [90, 'Cevap dilekçesini incele, ön incelemeye hazırlan'],
    ],
  },
  {
    id: 'divorce',
    name: 'Boşanma davası',
    startMeans: 'Vekâletin alındığı gün',
    items: [
      [0, 'Boşanma yetkisi içeren fotoğraflı vekâletnameyi al'],
      [1, 'Nüfus kayıt örneğini ve evlenme kaydını çıkar'],
      [3, 'Müvekkille görüş: kusur olayları, çocuklar, konut'],
      [5, 'Gelir ve malvarlığı bilgilerini topla'],
      [7, 'Velayet, nafaka ve tazminat istemlerini belirle'],
      [8, 'Anlaşmalı boşanma olanağını değerlendir', 'Evlilik en az bir yıl sürmüş olmalı.'],
      [10, 'Delilleri ve tanık listesini hazırla'],
      [14, 'Dava dilekçesini yaz, tedbir istemlerini ekle'],
      [16, 'Davayı aç, harç ve gider avansını yatır'],
      [45, 'Cevap dilekçesini incele'],
      [52, 'Cevaba cevap dilekçesini ver', `Cevabın tebliğinden başlayarak iki hafta içinde. ${own}`],
      [90, 'Ön inceleme duruşmasına hazırlan'],
    ],
  },
  {
    id: 'enforcement',
    name: 'İcra takibi',
    startMeans: 'Takip talebinin verildiği gün',
    items: [
      [0, 'Takip talebini ver, harcı yatır'],
      [1, 'Ödeme emrini denetle, tebliğe çıkart'],
      [10, 'Tebliğ durumuna bak, gerekirse yeni adres araştır'],
      [20, 'İtiraz olup olmadığına bak', `İlamsız takipte tebliğden başlayarak yedi gün. ${own}`],
      [
        22,
        'Kesinleşen takipte haciz iste',
        'Haciz isteme hakkı ödeme emrinin tebliğinden başlayarak bir yılda düşer.',
      ],
      [24, 'Banka, araç, taşınmaz ve maaş sorgularını yap'],
      [
        30,
        'İtiraz varsa itirazın kaldırılması ya da iptali yolunu seç',
        `Altı ay ve bir yıllık süreler vardır. ${own}`,
      ],
      [45, 'Haciz işlemlerini denetle, kıymet takdirini iste'],
      [90, 'Satış isteme süresini denetle', own],
      [120, 'Tahsilatı ve dosya hesabını müvekkile bildir'],
    ],
  },
  {
    id: 'tenancy',
    name: 'Kira tespit ve tahliye davası',
    startMeans: 'Vekâletin alındığı gün',
    items: [
      [0, 'Kira sözleşmesini, tapu kaydını ve vekâletnameyi al'],
      [1, 'Kira döneminin başını ve sonunu belirle'],
      [2, 'Ödeme kayıtlarını topla'],
      [
        3,
        'Tahliye sebebini ya da tespit koşullarını değerlendir',
        'Tespit için beş yıl dolmuş mu, artış koşulu var mı.',
      ],
      [
        5,
        'İhtarnameyi yaz, noterden gönder',
        `Yeni dönemden en geç otuz gün önce gibi süreler vardır. ${own}`,
      ],
      [12, 'İhtarnamenin tebliğini denetle'],
      [15, 'Emsal kira bedellerini topla'],
      [
        20,
        'Arabulucuya başvur',
        'Kira uyuşmazlığında dava şartıdır; ilamsız tahliye takibi bunun dışındadır.',
      ],
      [48, 'Son tutanağı al, davaya ekle'],
      [52, 'Dava dilekçesini yaz'],
      [55, 'Davayı aç', own],
      [90, 'Keşif ve bilirkişi incelemesine hazırlan'],
    ],
  },
]
