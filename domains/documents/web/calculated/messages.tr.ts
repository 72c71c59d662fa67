/** Texts about results of calculators that become documents. Turkish is the source. */
export const tr = {
  save: 'Davaya kaydet',
  submit: 'Kaydet',
  hint: 'Sonuç PDF olarak davanın belgelerine eklenir; açıklamasına girdiler ve hesabın adresi yazılır.',
  again: 'Hesabı açmak için: {{address}}',
  planLocked: 'Planınız salt okunur: görüntüler, indirirsiniz.',
  needsConnection: 'Davaya kaydetmek için bağlantı gerekir',
}
