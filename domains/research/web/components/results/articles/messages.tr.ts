/** Texts of the articles above a list of decisions. Turkish is the source. */
export const tr = {
  label: 'İlgili maddeler',
  none: 'Bütün sözcükleri içeren madde yok',
  all: 'Kanunlarda ara',
}
