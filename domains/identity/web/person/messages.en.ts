import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  name: 'Name',
  surname: 'Surname',
  email: 'Email address',
  phoneNumber: 'Mobile phone',
  phoneHint: 'Such as 0532 123 45 67; of other countries with the country code.',
  occupation: 'Occupation',
  occupations: {
    lawyer: 'Lawyer',
    paralegal: 'Paralegal',
    academic: 'Academic',
    none: 'None of the above',
  },
  office: 'Office or organisation',
  country: 'Country',
  countries: { turkey: 'Türkiye', kktc: 'Northern Cyprus' },
  barAssociation: 'Bar association',
  noBar: 'Not given',
  barRegistrationNumber: 'Bar registration number',
}
