/** Refusals that several calculators share. `{{day}}` is a date, `{{table}}` the words for a figure. */
export const commonRefusals = {
  'calculators.no_figure': {
    tr: '{{day}} için {{table}} yok.',
    en: 'There is no {{table}} for {{day}}.',
  },
  'calculators.end_before_start': {
    tr: 'Bitiş başlangıçtan sonra olmalı.',
    en: 'The end must be after the start.',
  },
} as const
