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
  demo: {
    title: 'Tanıtım isteyin',
    lead: 'Ürünü büronuzun işleri üzerinden gösterelim. Bilgilerinizi bırakın, uygun bir zaman için sizi arayalım.',
    name: 'Ad',
    surname: 'Soyad',
    phone: 'Telefon',
    organisation: 'Büro ya da kurum',
    message: 'Özellikle görmek istedikleriniz',
    send: 'Tanıtım iste',
    sentTitle: 'Talebiniz alındı',
    sentBody: 'Uygun bir zaman belirlemek için sizinle iletişime geçeceğiz.',
  },
  email: 'E-posta',
  home: 'Ana sayfaya dön',
}
