import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  problem: {
    required: 'This field is required.',
    accept: 'Tick this to continue.',
    choose: 'Choose one.',
    tooLong: 'It may have {{maximum}} characters at most.',
    tooShort: 'It needs at least {{minimum}} characters.',
    character: 'It holds a character that cannot be used here.',
    invalid: 'This field is not valid.',
  },
  field: {
    email: 'Write the email address like name@example.com.',
    phone: 'Write the phone number like 0532 123 45 67; of other countries with the country code.',
    password: 'The password must meet all the rules.',
    password_mismatch: 'The passwords do not match.',
    academic_email: 'An academic must use an email ending in edu.tr.',
  },
  wrong_one: 'Correct one field.',
  wrong_other: 'Correct {{count}} fields.',
  show: 'Show password',
  hide: 'Hide password',
  optional: 'optional',
  retryIn: 'You can try again in {{time}}.',
  retryNow: 'You can try again now.',
  seconds: '{{seconds}} s',
  minutes: '{{minutes}} min {{seconds}} s',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  failed: 'An error occurred. Try again.',
}
