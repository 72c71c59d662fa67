export const courtRefusals = {
  'court.value_missing': {
    tr: 'Dava değerini yazın: nispi harç değere göre alınır.',
    en: 'Enter the value of the claim: the fee is a share of it.',
  },
} as const
