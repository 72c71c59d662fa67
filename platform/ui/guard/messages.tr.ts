/** The question before unsaved changes are lost. Turkish is the source. */
export const tr = {
  title: 'Kaydedilmemiş değişiklikler',
  body: 'Kaydedilmemiş değişiklikleriniz var. Ayrılmak istediğinizden emin misiniz?',
  cancel: 'Sayfada kal',
  leave: 'Ayrıl',
}
