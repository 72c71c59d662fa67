/** The question about cookies. Turkish is the source. */
export const tr = {
  label: 'Çerezler',
  body: 'Oturumunuzu ve tercihlerinizi hatırlamak için gerekli çerezleri kullanıyoruz. Kullanımı ölçen çerezler için onayınızı istiyoruz.',
  more: 'Gizlilik politikası',
  accept: 'Kabul et',
  decline: 'Reddet',
}
