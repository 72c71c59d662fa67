/** Texts about the key of an office. Turkish is the source. */
export const tr = {
  title: 'Belgelerin anahtarı',
  intro:
    'Her belge şifreli saklanır. Anahtarı Mizan tutar; isterseniz büronuz kendisi tutar, o zaman belgeleri sizden başka kimse, biz dâhil, okuyamaz.',
  unlicensed: 'Planınız, anahtarı büronun tutmasını içermiyor.',
  loadFailed: 'Anahtarın durumu okunamadı.',
  offline: 'Çevrimdışı: anahtar değiştirilemez.',
  server: 'Anahtarı Mizan tutuyor. Kimsenin parola girmesi gerekmez.',
  office: 'Anahtarı {{since}} gününden beri büronuz tutuyor.',
  open: 'Kilit {{until}} saatine kadar açık.',
  closed: 'Belgeler ve ses kayıtları kilitli: kimse açamaz, ekleyemez, aramada bulamaz.',
  left: 'Parolayı bilen bir üye {{at}} tarihinde büronuzdan ayrıldı. Parolayı değiştirin.',
  action: {
    take: 'Anahtarı büro tutsun',
    open: 'Kilidi aç',
    close: 'Şimdi kilitle',
    change: 'Parolayı değiştir',
    giveBack: 'Anahtarı Mizan’a geri ver',
  },
  done: {
    open: 'Kilit açıldı.',
    close: 'Belgeler kilitlendi.',
    giveBack: 'Anahtarı yeniden Mizan tutuyor.',
  },
  field: {
    with: 'Neyle açılsın?',
    byPassphrase: 'Parolayla',
    byRecoveryKey: 'Kurtarma anahtarıyla',
    passphrase: 'Büronun parolası',
    recoveryKey: 'Kurtarma anahtarı',
    recoveryHint: 'Yazdırdığınız kâğıttaki gibi; tireler ve büyük küçük harf önemli değildir.',
    newPassphrase: 'Yeni parola',
    newHint: 'En az 12 karakter, en az 6 farklı karakter. Birkaç sözcük iyi bir paroladır.',
    repeated: 'Yeni parola, bir daha',
    different: 'İki parola aynı değil.',
    understood: 'Kurtarma anahtarını yazdırıp kasada saklayacağım.',
    notUnderstood: 'Sürdürmek için onaylayın.',
    empty: 'Bu alanı doldurun.',
  },
  openIntro: 'Kilit bürodaki herkes için açılır.',
  take: {
    lost: 'Parolayı biz bilmeyiz ve sıfırlayamayız. Hem parola hem kurtarma anahtarı kaybolursa bütün belgeleriniz, ses kayıtlarınız ve metinleri, yedekleriyle birlikte, kalıcı olarak okunamaz olur.',
    locked:
      'Belgeler kilitliyken kimse belge okuyamaz, ekleyemez, aramada bulamaz; ses kaydı yapılamaz, gelen e-posta bekler. Belgeler, kilit açıldıktan 12 saat sonra ve Mizan yeniden başlatılınca yeniden kilitlenir.',
  },
  changeIntro: 'Eski parola ve eski kurtarma anahtarı bundan sonra geçersizdir.',
  giveBackIntro:
    'Belgeleri bundan sonra Mizan da açabilir. Belgelerin kendisi değişmez; yalnızca anahtarları yeniden şifrelenir.',
  recovery: {
    title: 'Kurtarma anahtarınız',
    once: 'Yalnızca şimdi gösterilir. Yazdırın ve kasada saklayın: parola unutulursa belgeleri yalnız bu açar.',
    office: 'Büro: {{name}}',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    print: 'Yazdır',
    kept: 'Sakladım',
  },
}
