/** Texts of the forms for writing to us. Turkish is the source. */
export const tr = {
  contact: {
    title: 'Bize yazın',
    lead: 'Sorunuzu, önerinizi ya da gördüğünüz bir yanlışı yazın. Yanıt isterseniz e-posta adresinizi de ekleyin.',
    name: 'Adınız',
    topic: 'Konu',
    message: 'İletiniz',
    send: 'Gönder',
    sentTitle: 'İletiniz bize ulaştı',
    sentBody: 'Yazdığınız için teşekkür ederiz. E-posta adresinizi verdiyseniz size oradan döneriz.',
  },
  email: 'E-posta',
  home: 'Ana sayfaya dön',
}
