/** Texts of the account menu in the top bar. Turkish is the source. */
export const tr = {
  menu: 'Hesap',
  menuOf: 'Hesap: {{name}}',
  profile: 'Profilim',
  contact: 'Bize yazın',
  logOut: 'Çıkış yap',
  loggingOut: 'Çıkış yapılıyor…',
  login: 'Giriş yap',
  signUp: 'Kaydol',
  unfinished: 'Doğrulamayı bitirin',
  notice: {
    label: 'Büro üyeliğiniz',
    removed: '{{at}} tarihinde şu bürodan çıkarıldınız: {{office}}. Kayıtlarına artık erişemezsiniz.',
    own: 'Şimdi kendi büronuzdasınız: {{office}}.',
  },
  failed: 'Hesap bilgileriniz yüklenemedi.',
  retry: 'Yeniden dene',
}
