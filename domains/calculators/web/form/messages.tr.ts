/** Texts of calculators that are made of a list of fields. Turkish is the source. */
export const tr = {
  missing: '“{{label}}” alanını doldurun.',
  wrong: '“{{label}}” alanını düzeltin.',
  enter: 'Oranı gir',
  kind: 'Tür',
  remove: '{{number}}. satırı sil',
  problem: {
    money: 'Sıfırdan büyük bir tutar yazın; virgülden sonra en çok iki hane olur, örneğin 1.250,50.',
    day: 'Tarihi gün.ay.yıl olarak yazın, örneğin 01.01.2026.',
    rate: 'Oran 0 ile 1000 arasında bir yüzde olmalı, örneğin 24 ya da 39,75.',
    hours: 'Saat, en çok iki ondalıklı bir sayı olmalı, örneğin 7,5.',
    count: 'İzin verilen aralıkta bir tam sayı yazın, örneğin 12.',
    choice: 'Listeden birini seçin.',
    check: 'Seçin ya da boş bırakın.',
    events: 'Her satırda gün.ay.yıl olarak bir tarih olmalı, örneğin 01.01.2026.',
  },
}
