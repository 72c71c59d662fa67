/** Messages for a wrong field, by the name of its rule in the schemas. */
import { defineIssues } from '@mizan/platform/contract'

export const identityIssues = defineIssues({
  'field.email': {
    tr: 'E-posta adresini ad@ornek.com biçiminde yazın.',
    en: 'Write the email address like name@example.com.',
  },
  'field.phone': {
    tr: 'Telefon numarasını ülke koduyla yazın, örneğin +90 555 000 00 00.',
    en: 'Write the phone number with its country code, such as +90 555 000 00 00.',
  },
  'field.code': { tr: 'Kodun 6 rakamını da yazın.', en: 'Write all 6 digits of the code.' },
  'field.password': {
    tr: 'Parola en az 8 karakter olmalı; büyük harf, küçük harf, rakam ve özel karakter içermeli.',
    en: 'The password needs at least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.',
  },
  'field.password_mismatch': { tr: 'Parolalar aynı değil.', en: 'The passwords do not match.' },
  'field.bar_number': {
    tr: 'Avukatlar baro sicil numaralarını yazmalıdır.',
    en: 'A lawyer must give the bar registration number.',
  },
  'field.academic_email': {
    tr: 'Akademisyenlerin e-posta adresi edu.tr ile bitmelidir.',
    en: 'An academic must use an email ending in edu.tr.',
  },
})
