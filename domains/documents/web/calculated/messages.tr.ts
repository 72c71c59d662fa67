/** Texts about results of calculators that become documents. Turkish is the source. */
export const tr = {
  save: 'Davaya kaydet',
  submit: 'Kaydet',
  hint: 'Sonuç PDF olarak davanın evrakına eklenir; açıklamasına girdiler ve hesabın adresi yazılır.',
  again: 'Hesabı açmak için: {{address}}',
  readOnly:
    'Bu davaya belge ekleme yetkiniz yok. Başka bir dava seçin ya da davanın yöneticisinden yazma yetkisi isteyin.',
  planLocked: 'Planınız salt okunur: görüntüler, indirirsiniz.',
  needsConnection: 'Davaya kaydetmek için bağlantı gerekir',
}
