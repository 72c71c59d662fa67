/** Texts about the choice of a case. Turkish is the source. */
export const tr = {
  case: 'Dava',
  placeholder: 'Ad ya da numara yazın',
  readOnly: 'Salt okuma yetkiniz var',
  missing: 'Bir dava seçin.',
  failed: 'Davalar yüklenemedi. Pencereyi kapatıp yeniden açın.',
}
