/** Refusals that several calculators share. `{{day}}` is a date, `{{table}}` the words for a figure. */
export const commonRefusals = {
  'calculators.no_figure': {
    tr: '{{day}} için {{table}} kayıtlı değil; tahminle hesap yapılmaz. Başka bir gün seçin ya da rakamı resmî kaynağından alın.',
    en: 'No {{table}} is recorded for {{day}}, and nothing is guessed. Choose another day, or take the figure from its official source.',
  },
  'calculators.end_before_start': {
    tr: 'Bitiş başlangıçtan sonra olmalı.',
    en: 'The end must be after the start.',
  },
} as const
