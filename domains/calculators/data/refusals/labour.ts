export const labourRefusals = {
  'labour.born_after_start': {
    tr: 'Doğum günü işe girişten önce olmalı. Birini düzeltin.',
    en: 'The birthday must come before the first day of work. Correct one of them.',
  },
} as const
