/** Texts of the panel in which a story becomes a search string. Turkish is the source. */
export const tr = {
  open: 'Olayı anlatın',
  title: 'Olayı anlatın',
  lead: 'Uyuşmazlığı kendi sözlerinizle yazın; ondan bir arama cümlesi oluşturulsun. Kişi adları, tutarlar ve olayın tarihleri aramaya girmez.',
  label: 'Ne oldu, ne isteniyor?',
  placeholder:
    'Örneğin: Müvekkil altı yıl çalıştığı iş yerinden savunması alınmadan çıkarıldı, fazla mesaileri ödenmedi. İşe iade istiyoruz.',
  short: 'Olayı en az {{count}} harfle anlatın.',
  make: 'Aramayı oluştur',
  again: 'Yeniden oluştur',
  working: 'Arama cümlesi oluşturuluyor',
  ready: 'Arama cümlesi hazır.',
  string: 'Arama cümlesi',
  stringHint: 'Dilediğiniz gibi değiştirin. Tırnaktan sonraki ~3, araya en çok üç sözcük girebilir demektir.',
  empty: 'Arama cümlesi boş; aranacak bir sözcük yazın.',
  questions: 'Daha iyi sonuç için',
  reasons: 'Bu parçalar neden seçildi?',
  search: 'Bu cümleyle ara',
}
