/** Invented clients: none of these people and companies exists. */
export interface SampleClient {
  name: string
  type: 'individual' | 'organisation'
  /** The charges and payments, in lira. */
  service: string
  paid?: string
  /** Days from today on which the rest is due, in equal instalments; a past one is overdue if too little is paid. */
  instalments?: readonly { days: number; amount: string }[]
}

const person = (name: string, service: string, paid?: string): SampleClient => ({
  name,
  type: 'individual',
  service,
  ...(paid && { paid }),
})
const company = (name: string, service: string, paid?: string): SampleClient => ({
  ...person(name, service, paid),
  type: 'organisation',
})

export const clients: readonly SampleClient[] = [
  company('Karaca Tekstil San. ve Tic. A.Ş.', '48000.00', '36000.00'),
  person('Nermin Aksoy', '18500.00', '18500.00'),
  company('Beyazdağ İnşaat Taahhüt Ltd. Şti.', '75000.00', '40000.00'),
  person('Hakan Çetinkaya', '22000.00', '10000.00'),
  person('Zeynep Uluşahin', '15000.00', '15000.00'),
  company('Mavigöl Turizm Otelcilik A.Ş.', '64000.00', '64000.00'),
  person('Orhan Sarıbaş', '12500.00'),
  person('Gülten Erbakır', '9500.00', '9500.00'),
  {
    ...company('Yeşilova Gıda Pazarlama Ltd. Şti.', '60000.00', '20000.00'),
    instalments: [
      { days: -62, amount: '20000.00' },
      { days: -18, amount: '20000.00' },
      { days: 13, amount: '20000.00' },
    ],
  },
  person('Tolga Kırımlı', '16000.00', '8000.00'),
  person('Sevim Altınordu', '14000.00', '14000.00'),
  company('Doruk Lojistik ve Depoculuk A.Ş.', '52000.00', '52000.00'),
  person('Murat Gökbulut', '11000.00', '5500.00'),
  person('Elif Tandoğan', '20000.00', '20000.00'),
  company('Pusula Yazılım ve Danışmanlık A.Ş.', '38000.00', '45000.00'),
  person('Cemal Yörükoğlu', '13500.00'),
  person('Fatma Selvi', '10500.00', '10500.00'),
  {
    ...person('Barış Kocatepe', '24000.00', '8000.00'),
    instalments: [
      { days: -30, amount: '8000.00' },
      { days: 2, amount: '8000.00' },
      { days: 33, amount: '8000.00' },
    ],
  },
  company('Anka Medikal Cihazlar Ltd. Şti.', '41000.00', '41000.00'),
  person('Leyla Özdemirci', '17500.00', '17500.00'),
  person('Serkan Baltacıoğlu', '19000.00', '6000.00'),
  company('Kuzeyışık Enerji Üretim A.Ş.', '58000.00', '58000.00'),
  person('Aylin Korugan', '12000.00', '12000.00'),
  company('Ertaş Mobilya Dekorasyon Ltd. Şti.', '27000.00', '13500.00'),
  person('Yusuf Dağlıoğlu', '8500.00', '8500.00'),
]
