/** The words of a sheet that are the same for all calculators. */
export const words = {
  tr: {
    inputs: 'Girdiler',
    results: 'Sonuç',
    explanation: 'Müvekkile anlatım',
    steps: 'Hesap adımları',
    notes: 'Bilinmesi gerekenler',
    rows: 'Kullanılan oran ve tarifeler',
    unverified: 'Doğrulanmadı',
    checkedOn: (day: string) => `${day} tarihinde denetlendi`,
    madeOn: (day: string) => `${day} günü hesaplandı`,
  },
  en: {
    inputs: 'Inputs',
    results: 'Result',
    explanation: 'Explanation for the client',
    steps: 'Steps',
    notes: 'Good to know',
    rows: 'Figures used',
    unverified: 'Not verified',
    checkedOn: (day: string) => `checked on ${day}`,
    madeOn: (day: string) => `computed on ${day}`,
  },
} as const
