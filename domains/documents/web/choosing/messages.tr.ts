/** Texts about the choice of a case. Turkish is the source. */
export const tr = {
  case: 'Dava',
  placeholder: 'Dava adı ya da no yazın',
  missing: 'Bir dava seçin.',
  failed: 'Davalar yüklenemedi. Pencereyi kapatıp yeniden açın.',
}
