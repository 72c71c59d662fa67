export const feeRefusals = {
  'fee.amount_missing': {
    tr: 'Tutarı yazın: bu iş için ücret tutara göre hesaplanır.',
    en: 'Enter the amount: the fee for this matter depends on it.',
  },
  'fee.accepted_above_claimed': {
    tr: 'Kabul edilen tutar, istenen tutarı aşamaz. Birini düzeltin.',
    en: 'The accepted amount cannot be above the claimed one. Correct one of them.',
  },
  'fee.principal_above_amount': {
    tr: 'Asıl alacak, takip tutarını aşamaz. Birini düzeltin.',
    en: 'The principal cannot be above the amount of the enforcement. Correct one of them.',
  },
} as const
