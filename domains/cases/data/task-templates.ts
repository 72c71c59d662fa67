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
      [0, 'Vekâletnameyi ve fesih bildirimini alın'],
      [1, 'İş sözleşmesini, bordroları ve hizmet dökümünü isteyin'],
      [3, 'Müvekkille görüşün, olayları sırasıyla yazın'],
      [
        5,
        'İş güvencesi koşullarını denetleyin',
        'Otuz işçi, altı ay kıdem, belirsiz süreli sözleşme, işveren vekili.',
      ],
      [7, 'Tanık listesini çıkarın'],
      [14, 'Arabuluculuk başvurusunu hazırlayın'],
      [21, 'Arabulucuya başvurun', `Fesih bildiriminin tebliğinden başlayarak bir ay içinde. ${own}`],
      [35, 'Arabuluculuk toplantısına katılın'],
      [49, 'Son tutanağı alın, davaya ekleyin'],
      [54, 'Dava dilekçesini ve delil listesini yazın'],
      [58, 'Davayı açın', `Son tutanaktan başlayarak iki hafta içinde. ${own}`],
      [90, 'Cevap dilekçesini inceleyin, ön incelemeye hazırlanın'],
    ],
  },
  {
    id: 'divorce',
    name: 'Boşanma davası',
    startMeans: 'Vekâletin alındığı gün',
    items: [
      [0, 'Boşanma yetkisi içeren fotoğraflı vekâletnameyi alın'],
      [1, 'Nüfus kayıt örneğini ve evlenme kaydını çıkarın'],
      [3, 'Müvekkille görüşün: kusur olayları, çocuklar, konut'],
      [5, 'Gelir ve malvarlığı bilgilerini toplayın'],
      [7, 'Velayet, nafaka ve tazminat istemlerini belirleyin'],
      [8, 'Anlaşmalı boşanma olanağını değerlendirin', 'Evlilik en az bir yıl sürmüş olmalı.'],
      [10, 'Delilleri ve tanık listesini hazırlayın'],
      [14, 'Dava dilekçesini yazın, tedbir istemlerini ekleyin'],
      [16, 'Davayı açın, harç ve gider avansını yatırın'],
      [45, 'Cevap dilekçesini inceleyin'],
      [52, 'Cevaba cevap dilekçesini verin', `Cevabın tebliğinden başlayarak iki hafta içinde. ${own}`],
      [90, 'Ön inceleme duruşmasına hazırlanın'],
    ],
  },
  {
    id: 'enforcement',
    name: 'İcra takibi',
    startMeans: 'Takip talebinin verildiği gün',
    items: [
      [0, 'Takip talebini verin, harcı yatırın'],
      [1, 'Ödeme emrini denetleyin, tebliğe çıkarttırın'],
      [10, 'Tebliğ durumuna bakın, gerekirse yeni adres araştırın'],
      [20, 'İtiraz olup olmadığına bakın', `İlamsız takipte tebliğden başlayarak yedi gün. ${own}`],
      [
        22,
        'Kesinleşen takipte haciz isteyin',
        'Haciz isteme hakkı ödeme emrinin tebliğinden başlayarak bir yılda düşer.',
      ],
      [24, 'Banka, araç, taşınmaz ve maaş sorgularını yapın'],
      [
        30,
        'İtiraz varsa itirazın kaldırılması ya da iptali yolunu seçin',
        `Altı ay ve bir yıllık süreler vardır. ${own}`,
      ],
      [45, 'Haciz işlemlerini denetleyin, kıymet takdirini isteyin'],
      [90, 'Satış isteme süresini denetleyin', own],
      [120, 'Tahsilatı ve dosya hesabını müvekkile bildirin'],
    ],
  },
  {
    id: 'tenancy',
    name: 'Kira tespit ve tahliye davası',
    startMeans: 'Vekâletin alındığı gün',
    items: [
      [0, 'Kira sözleşmesini, tapu kaydını ve vekâletnameyi alın'],
      [1, 'Kira döneminin başını ve sonunu belirleyin'],
      [2, 'Ödeme kayıtlarını toplayın'],
      [
        3,
        'Tahliye sebebini ya da tespit koşullarını değerlendirin',
        'Tespit için beş yıl dolmuş mu, artış koşulu var mı.',
      ],
      [
        5,
        'İhtarnameyi yazın, noterden gönderin',
        `Yeni dönemden en geç otuz gün önce gibi süreler vardır. ${own}`,
      ],
      [12, 'İhtarnamenin tebliğini denetleyin'],
      [15, 'Emsal kira bedellerini toplayın'],
      [
        20,
        'Arabulucuya başvurun',
        'Kira uyuşmazlığında dava şartıdır; ilamsız tahliye takibi bunun dışındadır.',
      ],
      [48, 'Son tutanağı alın, davaya ekleyin'],
      [52, 'Dava dilekçesini yazın'],
      [55, 'Davayı açın', own],
      [90, 'Keşif ve bilirkişi incelemesine hazırlanın'],
    ],
  },
]
