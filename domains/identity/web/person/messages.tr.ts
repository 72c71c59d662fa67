/** Questions about a person, with the same words at the sign-up and in the profile. Turkish is the source. */
export const tr = {
  name: 'Ad',
  surname: 'Soyad',
  email: 'E-posta adresi',
  phoneNumber: 'Cep telefonu',
  phoneHint: '0532 123 45 67 gibi; başka ülkelerde ülke koduyla.',
  occupation: 'Meslek',
  occupations: {
    lawyer: 'Avukat',
    paralegal: 'Hukuk asistanı',
    academic: 'Akademisyen',
    none: 'Bunlardan hiçbiri',
  },
  office: 'Büro ya da kurum',
  country: 'Ülke',
  countries: { turkey: 'Türkiye', kktc: 'KKTC' },
  barAssociation: 'Baro',
  noBar: 'Belirtilmedi',
  barRegistrationNumber: 'Baro sicil numarası',
}
